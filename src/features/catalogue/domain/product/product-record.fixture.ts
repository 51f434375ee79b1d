import { evenRate } from "#features/shipping/domain/rates.fixture.ts";
import type { CategoryInput } from "../catalogue-input.ts";
import type { Taxonomy } from "../taxonomy.ts";
import type { CardContext } from "./make-card.ts";
import type { ProductRecord, VariantRecord } from "./product-record.ts";

export const category = (id: number, more: Partial<CategoryInput> = {}): CategoryInput => ({
  id,
  set: 1,
  parentId: null,
  slug: `c${id}`,
  names: { en: `Category ${id}` },
  position: id,
  filterableFieldIds: [],
  displayInMarketplace: true,
  ...more,
});

const value = (key: string, title: string | undefined, hex: string | null = null) =>
  [key, { value: key, titles: title ? { en: title } : {}, hex }] as const;

/** A colour, a size, what it is made of and what it weighs; the last has values without titles. */
export const taxonomy: Taxonomy = {
  categories: new Map(
    [
      category(1, { names: { en: "Clothes", lt: "Drabužiai" } }),
      category(2, { parentId: 1, names: { en: "Jackets" }, filterableFieldIds: [9, 10] }),
      category(3, { set: 2, displayInMarketplace: false }),
    ].map((one) => [one.id, one]),
  ),
  fields: [
    {
      id: 7,
      key: "colour",
      titles: { en: "Colour" },
      position: 1,
      isDisabled: false,
      values: new Map([
        value("red", "Red", "bright red"),
        value("blue", undefined, "bright blue"),
        value("clear", "Clear"),
      ]),
    },
    {
      id: 8,
      key: "size",
      titles: {},
      position: 2,
      isDisabled: false,
      values: new Map(),
    },
    {
      id: 9,
      key: "material",
      titles: { en: "Material" },
      position: 3,
      isDisabled: false,
      values: new Map([value("wool", "Wool"), value("down", undefined)]),
    },
    {
      id: 10,
      key: "weight",
      titles: { en: "Weight" },
      position: 4,
      isDisabled: false,
      values: new Map(),
    },
    {
      id: 11,
      key: "care",
      titles: { en: "Care" },
      position: 5,
      isDisabled: true,
      values: new Map(),
    },
  ],
  flags: [],
  sizeCharts: new Map([
    [
      "tops",
      {
        slug: "tops",
        titles: { en: "Tops" },
        columns: [{ en: "Chest" }, { en: "Waist" }],
        rows: [{ size: "M", cells: ["96", "80"] }],
      },
    ],
  ]),
};

export const variantRecord = (id: number, more: Partial<VariantRecord> = {}): VariantRecord => ({
  id,
  sku: `SKU-${id}`,
  gtin: null,
  size: "M",
  colour: "red",
  price: { cents: 2000, oldCents: 3000, lowest30Cents: 2500, percentOff: 20 },
  stock: 9,
  packed: { weightGrams: 1000, lengthMm: 100, widthMm: 200, heightMm: 50 },
  ...more,
});

export const record: ProductRecord = {
  id: 5,
  slug: "jacket",
  manufacturer: "Acme",
  names: { en: "Jacket", lt: "Striukė" },
  categoryIds: [3, 2],
  flagIds: [4],
  fields: { 7: ["red", "blue"], 9: ["wool", "down", "felt"], 10: ["300 g"], 11: ["30°"] },
  sizeChart: "tops",
  seller: null,
  warehouse: "US",
  isPro: false,
  packSize: 1,
  arrivedOn: "2026-11-01",
  paidAmountCents: 0,
  dealEndsAt: "2026-11-17T00:00:00Z",
  variants: [
    variantRecord(51, { stock: 0 }),
    variantRecord(52, { colour: "blue", size: "L", stock: 6, gtin: "4770000000001" }),
    variantRecord(53, { colour: "clear", size: null }),
  ],
  pictures: [
    { file: "a/red.webp", colour: "dark red", variantColour: "red" },
    { file: "a/any.webp", colour: "grey", variantColour: null },
    { file: "a/blue.webp", colour: "dark blue", variantColour: "blue" },
  ],
  sites: { 2: { isHidden: true, priceCents: null }, 3: { isHidden: false, priceCents: 1800 } },
};

export const cardContext: CardContext = {
  siteId: 1,
  categorySet: 1,
  languages: ["en"],
  taxonomy,
  rates: new Map([["US", [evenRate("sea", 100), evenRate("air", 500)]]]),
  delivery: null,
  pictureVersion: (file) => (file === "a/blue.webp" ? "b1" : undefined),
  now: new Date("2026-11-16T12:00:00Z"),
};
