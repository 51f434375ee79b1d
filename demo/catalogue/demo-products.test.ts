import { expect, test } from "vitest";
import { checkProduct } from "#features/catalogue/domain/check-product.ts";
import { DEMO_WAREHOUSES } from "../shipping/shipping.ts";
import { DEMO_SITES } from "../sites/sites.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import { pictureFilesOf } from "./good/good-pictures.ts";
import { DEMO_GOODS } from "./goods.ts";

const TODAY = "2026-11-15";
const viewsOf = () => ["front", "threequarter", "detail"];
const manifest = Object.fromEntries(
  DEMO_GOODS.flatMap((good) => pictureFilesOf(good, viewsOf).map(({ file }) => [file, "#cccccc"])),
);
const catalogue = demoCatalogue(TODAY, manifest, viewsOf);
const { products } = catalogue;
const variants = products.flatMap((product) => product.variants);
const share = (count: number) => count / products.length;

test("the demo shop has enough products, brands and types", () => {
  expect(products.length).toBeGreaterThanOrEqual(640);
  expect(new Set(products.map(({ manufacturer }) => manufacturer)).size).toBeGreaterThanOrEqual(45);
  expect(new Set(DEMO_GOODS.map(({ type }) => type.key)).size).toBeGreaterThanOrEqual(55);
});

test("every demo product passes the checks of the catalogue", () => {
  const known = {
    categorySets: new Map(catalogue.categories.map(({ id, set }) => [id, set])),
    fieldIds: new Set(catalogue.fields.map(({ id }) => id)),
    flagIds: new Set(catalogue.flags.map(({ id }) => id)),
    sellers: new Set(catalogue.sellers.map(({ slug }) => slug)),
    sizeCharts: new Set(catalogue.sizeCharts.map(({ slug }) => slug)),
    warehouses: new Set(DEMO_WAREHOUSES.map(({ code }) => code)),
    regions: new Set(DEMO_SITES.map(({ region }) => region)),
  };
  expect(products.flatMap((product) => checkProduct(product, known))).toEqual([]);
});

test.each([
  ["slugs", products.map(({ slug }) => slug)],
  ["SKUs", variants.map(({ sku }) => sku)],
  ["GTINs", variants.map(({ gtin }) => gtin)],
  ["English names", products.map(({ names }) => names.en)],
  ["Lithuanian names", products.map(({ names }) => names.lt)],
])("%s are unique", (_, keys) => {
  const counts = Map.groupBy<unknown, unknown>(keys, (key) => key);
  expect([...counts].filter(([, same]) => same.length > 1)).toEqual([]);
});

test("GTINs are valid EAN-13 codes of the range for internal use", () => {
  for (const { gtin } of variants) {
    expect(gtin).toMatch(/^2\d{12}$/);
    const sum = [...(gtin ?? "")].reduce((all, digit, at) => all + +digit * (at % 2 ? 3 : 1), 0);
    expect(sum % 10).toBe(0);
  }
});

test("prices have usual endings and are lower than their old prices", () => {
  for (const { sku, priceCents, oldPriceCents, earlierPrices } of variants) {
    expect([0, 90, 95], sku).toContain(priceCents % 100);
    if (oldPriceCents === null) continue;
    expect(oldPriceCents, sku).toBeGreaterThan(priceCents);
    expect(earlierPrices[0]?.cents, sku).toBe(oldPriceCents);
    for (const { on, cents } of earlierPrices) {
      expect(on < TODAY, sku).toBe(true);
      expect(cents, sku).toBeGreaterThan(priceCents);
    }
  }
});

test("discounts, deals, stock and sellers have realistic shares", () => {
  const reduced = products.filter(({ variants: [first] }) => first?.oldPriceCents);
  expect(share(reduced.length)).toBeGreaterThan(0.24);
  expect(share(reduced.length)).toBeLessThan(0.31);
  const inSteps = reduced.filter(({ variants: [first] }) => (first?.earlierPrices.length ?? 0) > 1);
  expect(inSteps.length).toBeGreaterThan(20);
  const deals = products.filter(({ dealEndsAt }) => dealEndsAt);
  expect(deals.length).toBeGreaterThan(30);
  for (const { dealEndsAt } of deals) {
    const days = (Date.parse(dealEndsAt ?? "") - Date.parse(TODAY)) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(10);
  }
  const gone = products.filter((one) => one.variants.every(({ stock }) => stock === 0));
  expect(gone.length).toBeGreaterThan(10);
  expect(share(gone.length)).toBeLessThan(0.06);
  expect(products.filter(({ isPro }) => isPro).length).toBeGreaterThan(50);
  const sold = products.filter(({ seller }) => seller !== null);
  expect(sold.length).toBeGreaterThan(80);
  expect(new Set(sold.map(({ seller }) => seller)).size).toBe(8);
});

test("every site with a marketplace sells at least 600 products", () => {
  const selling = DEMO_SITES.filter(({ switches }) => switches.marketplace);
  expect(selling).toHaveLength(8);
  for (const { region } of selling) {
    const visible = products.filter(({ sites }) => !sites?.[region]?.isHidden);
    expect(visible.length, region).toBeGreaterThanOrEqual(600);
  }
});

test.each(["gloves", "scarf", "beanie", "womens-coat", "mens-down-jacket", "winter-boots"])(
  "%s for the winter are hidden in Dubai and sold in Lithuania",
  (key) => {
    const slugs = new Set(
      DEMO_GOODS.filter(({ type }) => type.key === key).map(({ slug }) => slug),
    );
    const goods = products.filter(({ slug }) => slugs.has(slug));
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.filter(({ sites }) => !sites?.ae?.isHidden)).toEqual([]);
    expect(goods.filter(({ sites }) => sites?.lt?.isHidden)).toEqual([]);
  },
);

test("every colour has at least two pictures, and the first picture shows the first colour", () => {
  for (const { slug, variants: own, pictures = [] } of products) {
    const chosen = new Set(own.map(({ colour }) => colour));
    for (const colour of chosen) {
      expect(
        pictures.filter(({ variantColour }) => variantColour === colour).length,
        slug,
      ).toBeGreaterThanOrEqual(2);
    }
    expect(pictures[0]?.variantColour, slug).toBe(own[0]?.colour);
  }
});

test("a product without drawn pictures lists none", () => {
  const [first] = demoCatalogue(TODAY, {}, viewsOf).products;
  expect(first?.pictures).toEqual([]);
});

test("the same date gives the same products, another date only shifts their dates", () => {
  expect(demoCatalogue(TODAY, manifest, viewsOf)).toEqual(catalogue);
  const later = demoCatalogue("2027-02-01", manifest, viewsOf).products;
  expect(later.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug));
  expect(later[0]?.arrivedOn).not.toBe(products[0]?.arrivedOn);
});
