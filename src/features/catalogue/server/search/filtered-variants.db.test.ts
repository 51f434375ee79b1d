import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "../../domain/listing/listing-address.ts";
import {
  buildCategory,
  buildField,
  buildProduct,
  buildVariant,
} from "../fixtures/catalogue-builder.ts";
import { testCatalogue } from "../fixtures/test-catalogue.ts";

const SHOES = 1932;
const words = (en: string) => ({ en });

const { catalogue, place } = await testCatalogue({
  categories: [buildCategory({ id: SHOES, slug: "footwear", names: words("Footwear") })],
  fields: [
    buildField({
      id: 1,
      key: "colour",
      titles: words("Colour"),
      values: [
        { value: "black", titles: words("Black"), hex: "#000000" },
        { value: "red", titles: words("Red"), hex: "#FF0000" },
      ],
    }),
  ],
  products: [
    buildProduct({
      slug: "swift-shoe",
      categoryIds: [SHOES],
      variants: [
        buildVariant({ colour: "black", size: "42", stock: 0, priceCents: 7000 }),
        buildVariant({ colour: "red", size: "43", stock: 2, priceCents: 6000 }),
      ],
    }),
  ],
});

test.each([
  ["red", { cents: 6000, isInStock: true, hasAddressOfItsOwn: false }],
  ["black", { cents: 7000, isInStock: false, hasAddressOfItsOwn: true }],
])(
  "filtered by %s, a listing shows that variant: its price, stock and address",
  async (colour, expected) => {
    const { cards } = await catalogue.searchListing(place("default"), {
      scope: { kind: "search" },
      address: { ...EMPTY_ADDRESS, terms: { additional_field_1: [colour] } },
    });
    const shown = cards.map(({ price, isInStock, variantId }) => ({
      cents: price.cents,
      isInStock,
      hasAddressOfItsOwn: variantId !== null,
    }));
    expect(shown).toEqual([expected]);
  },
);
