import { expect, test } from "vitest";
import { colourField, ownCategory, pathOf } from "../taxonomy.ts";
import { languageOrder, pickTranslation } from "../translation.ts";
import {
  cardContext,
  category,
  record,
  taxonomy,
  variantRecord,
} from "./fixtures/product-record.ts";
import { makeCard } from "./make-card.ts";
import { makeProductView } from "./make-product-view.ts";
import { defaultVariant, isDeal, priceOnSite } from "./product-record.ts";
import { toListedCard, toShownCard } from "./shown-card.ts";

const deliveredPrices = [
  {
    method: "air",
    totalCents: 3500,
    shippingCents: 1500,
    deliveryCents: 0,
    days: { min: 5, max: 9 },
  },
  {
    method: "sea",
    totalCents: 3100,
    shippingCents: 1100,
    deliveryCents: 0,
    days: { min: 5, max: 9 },
  },
];
const blue = { src: "a/blue.webp?v=b1", colour: "dark blue", colourKey: "blue" };
const red = { src: "a/red.webp", colour: "dark red", colourKey: "red" };
const any = { src: "a/any.webp", colour: "grey", colourKey: null };
const card = {
  id: 5,
  slug: "jacket",
  seller: null,
  name: "Jacket",
  manufacturer: "Acme",
  packSize: 1,
  category: "Clothes / Jackets",
  sku: "SKU-52",
  price: { cents: 2000, oldCents: 3000, lowest30Cents: 2500, percentOff: 20 },
  isFromPrice: false,
  pictures: [red, any, blue],
  colours: [
    { key: "red", title: "Red", hex: "bright red" },
    { key: "blue", title: "blue", hex: "bright blue" },
  ],
  deliveredPrices,
  categoryId: 2,
  variantId: 52,
  isDefaultVariant: true,
  isInStock: true,
  stockLeft: null,
  flagIds: [4],
  dealEndsAt: "2026-11-17T00:00:00Z",
  highlights: [
    { title: "Material", values: ["Wool", "down", "felt"] },
    { title: "Weight", values: ["300 g"] },
  ],
};

test("a card shows the first available variant in the site's language and prices", () => {
  expect(makeCard(record, cardContext)).toEqual(card);
});

test("a colour filter shows the variant of that colour with its pictures first", () => {
  expect(makeCard(record, cardContext, { colours: ["red"] })).toMatchObject({
    variantId: 51,
    isDefaultVariant: false,
    isInStock: false,
    stockLeft: 0,
    pictures: [red, any, blue],
  });
  expect(makeCard(record, cardContext, { colours: ["blue"] })?.pictures).toEqual([blue, red, any]);
  expect(makeCard(record, cardContext, { sizes: ["L"] })?.pictures).toEqual([red, any, blue]);
});

test("a card shows the stock left only if it is 5 or less", () => {
  const withStock = (stock: number) =>
    makeCard({ ...record, variants: [variantRecord(1, { stock })] }, cardContext)?.stockLeft;
  expect([withStock(5), withStock(6)]).toEqual([5, null]);
});

test("a product hidden on a site or without a category there has no card", () => {
  expect(makeCard(record, { ...cardContext, siteId: 2 })).toBeUndefined();
  expect(makeCard(record, { ...cardContext, categorySet: null })).toBeUndefined();
  expect(makeCard(record, { ...cardContext, categorySet: 2 })?.categoryId).toBe(3);
});

test("a price set for one site has no discount", () => {
  const own = { cents: 1800, oldCents: null, lowest30Cents: null, percentOff: 0 };
  expect(makeCard(record, { ...cardContext, siteId: 3 })?.price).toEqual(own);
  expect(priceOnSite(record, variantRecord(1), 3)).toEqual(own);
});

test("a price is marked as from only if another available variant costs more", () => {
  const price = (id: number, cents: number, more = {}) =>
    variantRecord(id, { ...more, price: { ...card.price, cents } });
  const isFrom = (variants: (typeof record)["variants"], input = {}) =>
    makeCard({ ...record, variants }, cardContext, input)?.isFromPrice;
  const [small, large] = [price(1, 3395), price(2, 6895, { size: "L" })];
  expect(isFrom([small, large])).toBe(true);
  expect(isFrom([small, price(2, 3395)])).toBe(false);
  expect(isFrom([large, small])).toBe(false);
  expect(isFrom([small, price(2, 6895, { stock: 0 })])).toBe(false);
  expect(isFrom([small, large], { sizes: ["L"] })).toBe(false);
  const [red, blue] = [price(1, 3395, { colour: "red" }), price(2, 6895, { colour: "blue" })];
  expect(isFrom([red, blue])).toBe(true);
  expect(isFrom([red, blue], { colours: ["red"] })).toBe(false);
});

test("a card has no delivered prices if no method reaches the country", () => {
  expect(makeCard(record, { ...cardContext, rates: new Map() })?.deliveredPrices).toEqual([]);
});

test("a deal ends at its end time", () => {
  const at = (time: string) => isDeal(record, new Date(time));
  expect(at("2026-11-16T23:59:59Z")).toBe(true);
  expect(at("2026-11-17T00:00:00Z")).toBe(false);
  expect(isDeal({ dealEndsAt: null }, cardContext.now)).toBe(false);
  expect(makeCard(record, { ...cardContext, now: new Date("2026-11-18") })?.dealEndsAt).toBeNull();
});

test("a card has at most four highlights", () => {
  const ids = [21, 22, 23, 24, 25];
  const fields = ids.map((id) => ({
    id,
    key: `f${id}`,
    titles: { en: `F${id}` },
    position: id,
    isDisabled: false,
    values: new Map(),
  }));
  const categories = new Map([[2, category(2, { filterableFieldIds: ids })]]);
  const many = { ...record, fields: Object.fromEntries(ids.map((id) => [id, ["x"]])) };
  const shown = makeCard(many, { ...cardContext, taxonomy: { ...taxonomy, fields, categories } });
  expect(shown?.highlights.map(({ title }) => title)).toEqual(["F21", "F22", "F23", "F24"]);
});

test("the default variant is the first in stock, else the first, and a product needs one", () => {
  const [gone, other] = [variantRecord(1, { stock: 0 }), variantRecord(2, { stock: 1 })];
  expect(defaultVariant({ variants: [gone, other] })).toBe(other);
  expect(defaultVariant({ variants: [gone] })).toBe(gone);
  expect(() => defaultVariant({ variants: [] })).toThrow("without a variant");
});

test("a shown card has only the fields that a page needs", () => {
  const shown = {
    id: 5,
    slug: "jacket",
    seller: null,
    name: "Jacket",
    manufacturer: "Acme",
    category: "Clothes / Jackets",
    sku: "SKU-52",
    price: card.price,
    isInStock: true,
    stockLeft: null,
    dealEndsAt: "2026-11-17T00:00:00Z",
    picture: { src: "a/red.webp", colour: "dark red" },
    colours: [
      { title: "Red", hex: "bright red" },
      { title: "blue", hex: "bright blue" },
    ],
    deliveredPrices: [
      { method: "air", totalCents: 3500, deliveryCents: 0, days: { min: 5, max: 9 } },
      { method: "sea", totalCents: 3100, deliveryCents: 0, days: { min: 5, max: 9 } },
    ],
    variantId: null,
  };
  const made = makeCard(record, cardContext);
  if (!made) throw new Error("a card");
  expect(toShownCard(made)).toStrictEqual(shown);
  expect(toListedCard(made)).toEqual({ ...shown, highlights: card.highlights });
  expect(toShownCard({ ...made, isFromPrice: true })).toMatchObject({ isFromPrice: true });
  const plain = {
    ...made,
    pictures: [],
    colours: made.colours.slice(0, 1),
    isDefaultVariant: false,
  };
  expect(toShownCard(plain)).toEqual({ ...shown, picture: null, colours: [], variantId: 52 });
});

test("a product view has every variant, specification, picture and the size chart", () => {
  const descriptions = { en: "Warm.", lt: "Šilta." };
  const view = makeProductView({ ...record, descriptions }, cardContext);
  const { highlights, ...rest } = card;
  expect(view).toMatchObject({
    ...rest,
    highlights,
    description: "Warm.",
    breadcrumb: [
      { slug: "c1", name: "Clothes" },
      { slug: "c2", name: "Jackets" },
    ],
    specifications: [
      { title: "Material", values: ["Wool", "down", "felt"] },
      { title: "Weight", values: ["300 g"] },
      { title: "Care", values: ["30°"] },
    ],
    sizeChart: {
      title: "Tops",
      columns: ["Chest", "Waist"],
      rows: [{ size: "M", cells: ["96", "80"] }],
    },
    pictures: [
      { ...red, alt: "Jacket, Red" },
      { ...any, alt: "Jacket" },
      { ...blue, alt: "Jacket, blue" },
    ],
  });
  expect(view?.variants).toHaveLength(3);
  expect(view?.variants[1]).toMatchObject({
    id: 52,
    sku: "SKU-52",
    gtin: "4770000000001",
    size: "L",
    colourKey: "blue",
    price: card.price,
    deliveredPrices,
    stock: 6,
    parcel: { grams: 1000, lengthCm: 10, widthCm: 20, heightCm: 5 },
    shipping: { air: { cents: 1500 }, sea: { cents: 1100 } },
  });
  expect(
    makeProductView({ ...record, descriptions }, { ...cardContext, siteId: 2 }),
  ).toBeUndefined();
});

test.each([[null], ["unknown"]])("the size chart %j is not shown", (sizeChart) => {
  expect(
    makeProductView({ ...record, sizeChart, descriptions: {} }, cardContext)?.sizeChart,
  ).toBeNull();
});

test("a category path starts at the top and survives a cycle", () => {
  const ids = (categories: typeof taxonomy.categories, id: number) =>
    pathOf(categories, id).map((one) => one.id);
  expect(ids(taxonomy.categories, 2)).toEqual([1, 2]);
  expect(ids(taxonomy.categories, 99)).toEqual([]);
  const circle = new Map([
    [1, category(1, { parentId: 2 })],
    [2, category(2, { parentId: 1 })],
  ]);
  expect(ids(circle, 2)).toEqual([1, 2]);
});

test("a product's category is the one of the site's id set", () => {
  expect(ownCategory(taxonomy.categories, [99, 3, 2], 1)?.id).toBe(2);
  expect(ownCategory(taxonomy.categories, [99], 1)).toBeUndefined();
  expect(colourField(taxonomy)?.id).toBe(7);
});

test("a text is taken from the first preferred language that has it, else from any", () => {
  expect(pickTranslation({ en: "a", lt: "b" }, ["lt", "en"])).toBe("b");
  expect(pickTranslation({ en: "a", lt: "" }, ["lt", "en"])).toBe("a");
  expect(pickTranslation({ en: "", ru: "c" }, ["lt", "en"])).toBe("c");
  expect(pickTranslation({}, ["lt"])).toBe("");
  expect(languageOrder("ru", ["lt", "et"])).toEqual(["ru", "lt", "en"]);
  expect(languageOrder("en", ["en", "lt"])).toEqual(["en"]);
});
