import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import * as goods from "./staff-product.ts";

/** The error messages for a value; none if it is valid. */
const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

const PRODUCT = {
  manufacturer: "Acme",
  "name.en": "Boot",
  "name.lt": "Batas",
  "name.lv": "",
  "name.et": "",
  "name.ru": "",
  "description.en": "Warm.",
  "description.lt": "",
  "description.lv": "",
  "description.et": "",
  "description.ru": "",
  category_ids: [3],
  flag_ids: [],
  fields: { 7: ["wool"], 123456789: [] },
  size_chart: null,
  seller: null,
  warehouse: "US",
  is_pro: false,
  pack_size: 1,
  arrived_on: "2026-11-01",
  deal_ends_at: null,
  hidden_on: [],
  site_prices: { 1: 9.99, 123456789: 10 },
};

const VARIANT = {
  sku: "A-1",
  gtin: null,
  size: null,
  colour: null,
  price: 10,
  old_price: null,
  cost: null,
  weight_grams: 1,
  length_mm: 1,
  width_mm: 1,
  height_mm: 1,
};

const product = (changes: object) => faultsOf(goods.productValues, { ...PRODUCT, ...changes });
const variant = (changes: object) => faultsOf(goods.variantValues, { ...VARIANT, ...changes });

const INVALID = ["validation.invalid"];
const REQUIRED = ["validation.required"];
const NUMBER = ["validation.number"];

describe("values of the office", () => {
  test.each<[string, z.ZodMiniType, unknown, string[]]>([
    ["id", goods.staffId, 1, []],
    ["id", goods.staffId, 2_147_483_647, []],
    ["id", goods.staffId, "1", INVALID],
    ["id", goods.staffId, 0, INVALID],
    ["id", goods.staffId, 2_147_483_648, INVALID],
    ["short text", goods.shortText, "x".repeat(100), []],
    ["short text", goods.shortText, undefined, REQUIRED],
    ["short text", goods.shortText, "  ", REQUIRED],
    ["short text", goods.shortText, "x".repeat(101), INVALID],
    ["name", goods.nameText, ` ${"x".repeat(200)} `, []],
    ["name", goods.nameText, "x".repeat(201), INVALID],
    ["price", goods.price, 0.01, []],
    ["price", goods.price, 21_000_000, []],
    ["price", goods.price, "10", NUMBER],
    ["price", goods.price, 0, INVALID],
    ["price", goods.price, 21_000_001, INVALID],
    ["price", goods.price, 9.999, INVALID],
    ["cost", goods.cost, 0, []],
    ["cost", goods.cost, 21_000_000, []],
    ["cost", goods.cost, "10", NUMBER],
    ["cost", goods.cost, -0.01, INVALID],
    ["cost", goods.cost, 21_000_001, INVALID],
    ["cost", goods.cost, 9.999, INVALID],
    ["stock", goods.stockChange, -1_000_000, []],
    ["stock", goods.stockChange, 1_000_000, []],
    ["stock", goods.stockChange, "5", NUMBER],
    ["stock", goods.stockChange, -1_000_001, INVALID],
    ["stock", goods.stockChange, 1_000_001, INVALID],
  ])("%s %#: %s", (_, schema, value, faults) => expect(faultsOf(schema, value)).toEqual(faults));
});

describe("product values", () => {
  test("are parsed unchanged, and every product field is required", () => {
    expect(z.parse(goods.productValues, PRODUCT)).toEqual(PRODUCT);
    const { error } = z.safeParse(goods.productValues, {});
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(PRODUCT));
  });

  test.each<[object, string[]]>([
    [{ "name.ru": "x".repeat(201) }, INVALID],
    [{ "description.et": "x".repeat(20_001) }, INVALID],
    [{ category_ids: [] }, REQUIRED],
    [{ flag_ids: Array.from({ length: 200 }, (_, at) => at + 1) }, []],
    [{ flag_ids: Array.from({ length: 201 }, (_, at) => at + 1) }, INVALID],
    [{ fields: { 7: Array.from({ length: 50 }, () => "wool") } }, []],
    [{ fields: { 7: Array.from({ length: 51 }, () => "wool") } }, INVALID],
    [{ pack_size: "6" }, NUMBER],
    [{ pack_size: 0 }, INVALID],
    [{ pack_size: 1_000_000 }, []],
    [{ pack_size: 1_000_001 }, INVALID],
    [{ arrived_on: "2026-02-30" }, INVALID],
    [{ deal_ends_at: "2026-11-27T10:00:00Z" }, []],
    [{ deal_ends_at: "soon" }, INVALID],
    [{ site_prices: { 1: 0 } }, INVALID],
  ])("with %j have faults %j", (changes, faults) => expect(product(changes)).toEqual(faults));

  test.each(["", "x", "x7", "7x", "1234567890"])("refuse %j as an id", (id) => {
    expect(product({ fields: { [id]: [] } })).not.toEqual([]);
    expect(product({ site_prices: { [id]: 1 } })).not.toEqual([]);
  });

  test("report invalid ids of fields and sites", () => {
    const { error } = z.safeParse(goods.productValues, {
      ...PRODUCT,
      fields: { x: [] },
      site_prices: { y: 1 },
    });
    const told = error?.issues.map((issue) => issue.code === "invalid_key" && issue.issues);
    expect(told).toMatchObject([[{ message: INVALID[0] }], [{ message: INVALID[0] }]]);
  });
});

describe("variant values", () => {
  test("are parsed unchanged, and every variant field is required", () => {
    expect(z.parse(goods.variantValues, VARIANT)).toEqual(VARIANT);
    const { error } = z.safeParse(goods.variantValues, {});
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(VARIANT));
  });

  test.each(["96385074", " 4006381333931 ", "10012345678902"])("accept the GTIN %s", (gtin) =>
    expect(variant({ gtin })).toEqual([]),
  );
  test.each(["", "1234567", "123456789012345", "x96385074", "96385074x"])("no GTIN: %j", (gtin) =>
    expect(variant({ gtin })).toEqual(["office.goods.errors.gtin"]),
  );
  test.each(["red", "dark-blue", "grey-2-tone", " red "])("accept the colour %s", (colour) =>
    expect(variant({ colour })).toEqual([]),
  );
  test.each(["", "Red", "-red", "red-", "dark--blue", "dark blue"])("refuse colour %j", (colour) =>
    expect(variant({ colour })).toEqual(["office.goods.errors.colour"]),
  );
});

test("picture orders and focus points are validated", () => {
  const order = [{ file: "goods/boot-1.avif", variant_colour: null }];
  expect(z.parse(goods.pictureOrder, order)).toEqual(order);
  expect(
    faultsOf(goods.pictureOrder, [{ file: "x".repeat(201), variant_colour: null }]),
  ).toHaveLength(1);
  const many = Array.from({ length: 101 }, () => order[0]);
  expect(faultsOf(goods.pictureOrder, many.slice(1))).toEqual([]);
  expect(faultsOf(goods.pictureOrder, many)).toEqual(INVALID);
  expect(z.parse(goods.focus, { x: 0, y: 1 })).toEqual({ x: 0, y: 1 });
  expect(faultsOf(goods.focus, { x: "0", y: 0 })).toEqual(NUMBER);
  expect(faultsOf(goods.focus, { x: -0.1, y: 1.1 })).toHaveLength(2);
});

describe("the filter of products", () => {
  const filter = z.object(goods.productFilter);
  const ALL = {
    state: "on_sale",
    site: 1,
    category: 2,
    flag: 3,
    manufacturer: "Acme",
    seller: "kite",
    in_stock: true,
    query: "boot",
    language: "lt",
  };

  test("accepts all fields or none", () => {
    expect(z.parse(filter, ALL)).toEqual(ALL);
    expect(z.parse(filter, {})).toEqual({});
  });

  test.each([
    { state: "sold" },
    { query: " " },
    { query: "x".repeat(101) },
    { language: "" },
    { language: "l" },
    { language: "lit" },
    { language: "LT" },
    { language: "fr" },
    { language: "{{" },
  ])("refuses %j", (changes) => expect(faultsOf(filter, { ...ALL, ...changes })).toHaveLength(1));
});
