import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "../../domain/listing/listing-address.ts";
import {
  buildCategory,
  buildField,
  buildProduct,
  buildVariant,
} from "../fixtures/catalogue-builder.ts";
import { testCatalogue } from "../fixtures/test-catalogue.ts";
import { queryDocuments } from "./query-documents.ts";

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
    buildField({ id: 2, key: "size", titles: words("Size"), values: [] }),
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
  "a listing filtered by %s shows that variant's price, stock and URL",
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

test.each([
  ["red", { min: 6000, max: 6000 }, 1],
  ["red", { min: 6500 }, 0],
  ["black", { max: 6500 }, 0],
  ["black", { min: 6500 }, 1],
])("filtered by %s, the price range %o applies to that variant", async (colour, price, total) => {
  const address = { ...EMPTY_ADDRESS, terms: { additional_field_1: [colour] } };
  const listing = await catalogue.searchListing(place("default"), {
    scope: { kind: "search" },
    address: { ...address, ranges: { current_price: price } },
  });
  expect(listing.total).toBe(total);
  const shown = colour === "red" ? 6000 : 7000;
  expect(listing.facets.find(({ key }) => key === "current_price")).toMatchObject({
    min: shown,
    max: shown,
  });
});

test("a search item has the variant that the filter asks for", async () => {
  const query = { text: "", offset: 0, limit: 5, facets: false };
  const terms = { additional_field_1: ["black"] };
  const { items } = await queryDocuments(catalogue.deps, place("default"), {
    ...query,
    filters: { terms, ranges: { current_price: { min: 6500 } } },
  });
  expect(items).toMatchObject([{ current_price: 70, in_stock: false }]);
});
