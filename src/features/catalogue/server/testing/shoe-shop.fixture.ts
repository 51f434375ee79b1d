import { EMPTY_ADDRESS } from "../../domain/listing/listing-address.ts";
import {
  buildCategory,
  buildField,
  buildFlag,
  buildProduct,
  buildVariant,
} from "./catalogue-builder.fixture.ts";
import { testCatalogue } from "./test-catalogue.fixture.ts";

/** A small shop with one of everything: two sets of categories, an offer, a seller, a disabled field. */
export const SHOES = 1932;
export const RUNNING = 19_321;
const words = (en: string) => ({ en, lt: `${en} LT` });
const colour = buildField({
  id: 1,
  key: "colour",
  titles: words("Colour"),
  position: 1,
  values: [
    { value: "black", titles: words("Black"), hex: "#000000" },
    { value: "red", titles: words("Red"), hex: "#FF0000" },
  ],
});
const material = buildField({ id: 2, key: "material", titles: words("Material"), position: 2 });
export const secret = buildField({ id: 3, key: "secret", position: 3, isDisabled: true });
const offer = buildFlag({ id: 7, type: "2", names: words("Autumn") });
const flag = buildFlag({ id: 8, type: "1", names: words("Eco") });

const shoe = buildProduct({
  slug: "swift-shoe",
  manufacturer: "Swift",
  names: words("Swift shoe"),
  categoryIds: [RUNNING],
  flagIds: [offer.id, flag.id],
  fields: { [material.id]: ["mesh"], [secret.id]: ["x"] },
  paidAmountCents: 9000,
  sizeChart: "shoes",
  variants: [
    buildVariant({
      colour: "black",
      size: "42",
      stock: 0,
      priceCents: 7000,
      gtin: "4770000000013",
      packed: { weightGrams: 6000, lengthMm: 100, widthMm: 100, heightMm: 100 },
    }),
    buildVariant({
      colour: "red",
      size: "43",
      stock: 2,
      priceCents: 6000,
      oldPriceCents: 8000,
      earlierPrices: [{ on: "2020-01-01", cents: 8000 }],
    }),
  ],
});
const sandal = buildProduct({
  slug: "calm-sandal",
  manufacturer: "Calm",
  categoryIds: [SHOES],
  fields: { [material.id]: ["leather"] },
  sites: { lv: { isHidden: true }, ee: { priceCents: 1234 } },
  seller: "market-stall",
  isPro: true,
  variants: [buildVariant({ stock: 5 })],
});
const bag = buildProduct({
  slug: "second-set-bag",
  categoryIds: [2429],
  dealEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
});

const shoeShop = {
  categories: [
    buildCategory({
      id: SHOES,
      slug: "footwear",
      names: words("Footwear"),
      filterableFieldIds: [1],
    }),
    buildCategory({
      id: RUNNING,
      parentId: SHOES,
      slug: "running",
      names: words("Running"),
      filterableFieldIds: [1, 2],
    }),
    buildCategory({ id: 2429, set: 2, slug: "footwear", names: words("Shoes") }),
  ],
  fields: [colour, material, secret],
  flags: [offer, flag],
  sellers: [{ slug: "market-stall", name: "Market Stall" }],
  sizeCharts: [
    {
      slug: "shoes",
      titles: words("Shoe sizes"),
      columns: [words("Foot")],
      rows: [{ size: "42", cells: ["26.5"] }],
    },
  ],
  products: [shoe, sandal, bag],
};

/** A file's own: files of one worker share modules, and the first to end would close it for the others. */
export async function testShoeShop() {
  const { catalogue, place } = await testCatalogue(shoeShop);
  const search = (
    scope: Parameters<typeof catalogue.searchListing>[1]["scope"],
    address: Partial<typeof EMPTY_ADDRESS> = {},
    where = place("default"),
  ) => catalogue.searchListing(where, { scope, address: { ...EMPTY_ADDRESS, ...address } });
  return { catalogue, place, search };
}

export const slugs = ({ cards }: { cards: readonly { slug: string }[] }) =>
  cards.map(({ slug }) => slug);
