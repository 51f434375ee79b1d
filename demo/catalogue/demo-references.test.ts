import { expect, test } from "vitest";
import { BRANDS, FEATURED_BRANDS } from "./brands/all-brands.ts";
import { DEMO_CATEGORIES } from "./categories/all-categories.ts";
import { demoProducts } from "./demo-products.ts";
import { DEMO_FIELDS } from "./fields/all-fields.ts";
import { DEMO_FLAGS } from "./flags.ts";
import { DEMO_GOODS } from "./goods.ts";
import { list } from "./localised-text.ts";
import { PRODUCT_TYPES } from "./product-types/all-product-types.ts";
import { DEMO_SELLERS } from "./sellers.ts";
import { DEMO_SIZE_CHARTS } from "./size-charts.ts";
import { TEXTS } from "./texts/all-texts.ts";

const products = demoProducts("2026-11-15", {}, () => []);
const idsOf = (set: 1 | 2) => DEMO_CATEGORIES.filter((one) => one.set === set).map(({ id }) => id);

test("each category set has its five root categories (SPEC §9)", () => {
  const roots = (set: 1 | 2) =>
    DEMO_CATEGORIES.filter((one) => one.set === set && one.parentId === null).map(({ id }) => id);
  expect(roots(1)).toEqual([2, 2511, 1932, 1941, 1984]);
  expect(roots(2)).toEqual([684, 2707, 2429, 2443, 2471]);
  expect(idsOf(1).length).toBeGreaterThanOrEqual(45);
  expect(idsOf(2).length).toBeGreaterThanOrEqual(45);
});

test("every category has products or children, an existing parent and a unique slug", () => {
  const ids = new Set(DEMO_CATEGORIES.map(({ id }) => id));
  expect(ids.size).toBe(DEMO_CATEGORIES.length);
  for (const { id, parentId, slug } of DEMO_CATEGORIES) {
    const hasChildren = DEMO_CATEGORIES.some((one) => one.parentId === id);
    const hasGoods = products.some(({ categoryIds }) => categoryIds.includes(id));
    expect(hasChildren || hasGoods, `${slug} ${id}`).toBe(true);
    if (parentId !== null) expect(ids).toContain(parentId);
    const namesakes = DEMO_CATEGORIES.filter(
      (one) => one.parentId === parentId && one.slug === slug && (parentId || one.id === id),
    );
    expect(namesakes, slug).toHaveLength(1);
  }
});

test("every product is in one category of each set", () => {
  const first = new Set(idsOf(1));
  for (const { slug, categoryIds } of products) {
    expect(
      categoryIds.map((id) => first.has(id)),
      slug,
    ).toEqual([true, false]);
  }
});

test("clothes are the largest category, and with footwear at least 45 % of the shop", () => {
  const above = new Map(DEMO_CATEGORIES.map(({ id, parentId }) => [id, parentId]));
  const rootOf = (id: number): number => {
    const parent = above.get(id);
    return parent ? rootOf(parent) : id;
  };
  const roots = Map.groupBy(products, ({ categoryIds: [id = 0] }) => rootOf(id));
  const count = (root: number) => roots.get(root)?.length ?? 0;
  expect(Math.max(...[...roots.keys()].map(count))).toBe(count(2511));
  expect((count(2511) + count(1932)) / products.length).toBeGreaterThan(0.45);
});

test("every value of a product field has a title", () => {
  const known = new Map(
    DEMO_FIELDS.map(({ id, values }) => [id, new Set(values.map(({ value }) => value))]),
  );
  for (const { slug, fields, variants } of products) {
    for (const [id, values] of Object.entries(fields)) {
      for (const value of values)
        expect(known.get(Number(id))?.has(value), `${slug} ${value}`).toBe(true);
    }
    for (const { colour, size } of variants) {
      if (colour) expect(known.get(11)?.has(colour), `${slug} ${colour}`).toBe(true);
      if (size) expect(known.get(12)?.has(size), `${slug} ${size}`).toBe(true);
    }
  }
});

test("some fields are limited to categories, and each of them is used by a category", () => {
  const listed = new Set(DEMO_CATEGORIES.flatMap(({ filterableFieldIds }) => filterableFieldIds));
  const disabled = DEMO_FIELDS.filter(({ isDisabled }) => isDisabled);
  expect(disabled.length).toBeGreaterThan(5);
  // The contents of a pack are shown, but not a filter.
  expect(disabled.filter(({ id, key }) => !listed.has(id) && key !== "pack")).toEqual([]);
});

test("every offer has at least five products, and every flag at least ten", () => {
  for (const { id, slug, type } of DEMO_FLAGS) {
    const { length } = products.filter(({ flagIds }) => flagIds.includes(id));
    expect(length, slug).toBeGreaterThanOrEqual(type === "2" ? 5 : 10);
  }
  expect(DEMO_FLAGS.filter(({ type }) => type === "2").length).toBeGreaterThanOrEqual(8);
});

test("size charts have a filled cell for every column", () => {
  for (const { columns, rows } of DEMO_SIZE_CHARTS) {
    for (const { cells } of rows) {
      expect(cells).toHaveLength(columns.length);
      expect(cells.every((cell) => cell !== "")).toBe(true);
    }
  }
});

test("brands have unique names and codes, and featured brands and sellers exist", () => {
  expect(new Set(BRANDS.map(({ name }) => name)).size).toBe(BRANDS.length);
  expect(new Set(BRANDS.map(({ code }) => code)).size).toBe(BRANDS.length);
  expect(BRANDS.map(({ name }) => name)).toEqual(expect.arrayContaining([...FEATURED_BRANDS]));
  const sellers = DEMO_SELLERS.map(({ slug }) => slug);
  for (const { seller } of BRANDS) if (seller) expect(sellers).toContain(seller);
});

test("every product type and every text is used", () => {
  const made = new Set(DEMO_GOODS.map(({ type }) => type.key));
  expect(PRODUCT_TYPES.filter(({ key }) => !made.has(key))).toEqual([]);
  const told = new Set(PRODUCT_TYPES.flatMap(({ features }) => list(features)));
  expect(Object.keys(TEXTS.feature).filter((key) => !told.has(key))).toEqual([]);
  expect([...told].filter((key) => !(key in TEXTS.feature))).toEqual([]);
  expect(Object.keys(TEXTS.opener).sort()).toEqual(PRODUCT_TYPES.map(({ key }) => key).sort());
});
