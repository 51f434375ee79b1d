import { expect, test } from "vitest";
import { slugify } from "#core/slugify.ts";
import { parseMapping } from "../../../domain/import-mapping.ts";
import { mapRow } from "./map-row.ts";

const base = { source: "s", columns: { reference: "id" } };
const map = (columns: object, row: Record<string, unknown>, more: object = {}) =>
  mapRow(
    { id: 7, ...row },
    parseMapping({ ...base, columns: { ...base.columns, ...columns }, ...more }),
    "2026-11-15",
  );

test.each([
  ["a column", { manufacturer: "b" }, { b: " Acme " }, { manufacturer: "Acme" }],
  [
    "a pattern",
    { manufacturer: { column: "b", pattern: "^(\\w+) " } },
    { b: "Acme Shoe" },
    { manufacturer: "Acme" },
  ],
  [
    "a map",
    { warehouse: { column: "b", map: { Berlin: "DE" } } },
    { b: "Berlin" },
    { warehouse: "DE" },
  ],
  ["a fallback", { manufacturer: { column: "b", fallback: "?" } }, {}, { manufacturer: "?" }],
  ["a constant", { isPro: { constant: true } }, {}, { isPro: true }],
  [
    "languages",
    { "name.en": "e", "name.lt": "l" },
    { e: "Shoe", l: "" },
    { names: { en: "Shoe" } },
  ],
  [
    "fields",
    { "field.3": "m" },
    { m: "Pure Cotton|Linen" },
    { fields: { 3: ["pure-cotton", "linen"] } },
  ],
  ["an own slug", { "name.en": "e" }, { e: "Bēšs krekls №5" }, { slug: "bess-krekls-5-7" }],
  ["a price with a comma", { price: "p" }, { p: "19,99" }, { variants: [{ priceCents: 1999 }] }],
  ["rupees", { price: "p" }, { p: "₹32,999" }, { variants: [{ priceCents: 3_299_900 }] }],
  ["dollars", { price: "p" }, { p: "$1,299.00" }, { variants: [{ priceCents: 129_900 }] }],
  ["euros", { price: "p" }, { p: "1.299,00 €" }, { variants: [{ priceCents: 129_900 }] }],
  ["a number of a JSON file", { price: "p" }, { p: 1.299 }, { variants: [{ priceCents: 130 }] }],
  [
    "the sign of cents",
    { price: { column: "p", decimal: "." } },
    { p: "1.299" },
    { variants: [{ priceCents: 130 }] },
  ],
  [
    "kilograms and centimetres",
    {
      weightGrams: { column: "kg", factor: 1000 },
      lengthMm: { column: "cm", factor: 10, decimal: "," },
    },
    { kg: "0.45 kg", cm: "33,5" },
    { variants: [{ packed: { weightGrams: 450, lengthMm: 335 } }] },
  ],
  [
    "what it cost before, and since when",
    { earlierPrice: "was", earlierPriceOn: "since" },
    { was: 25, since: "2026-09-01" },
    { variants: [{ earlierPrices: [{ on: "2026-09-01", cents: 2500 }] }] },
  ],
  [
    "what it cost at no known time",
    { earlierPrice: "was", earlierPriceOn: "since" },
    { was: 25 },
    { variants: [{ earlierPrices: [] }] },
  ],
  ["a column named as an object's own", { manufacturer: "constructor" }, {}, { manufacturer: "" }],
])("a supplier's row is mapped to a product: %s", (_what, columns, row, expected) => {
  expect(map(columns, row)).toMatchObject(expected);
});

test.each([
  ["no column is mapped", {}, {}, undefined],
  ["the file has no such column", { pictures: "p" }, {}, undefined],
  ["nor one for its pattern", { pictures: { column: "p", pattern: "(.*)" } }, {}, undefined],
  ["the cell is empty", { pictures: "p" }, { p: "" }, []],
  ["a constant says so", { pictures: { constant: "" } }, {}, []],
  ["there are some", { pictures: "p" }, { p: "goods/a.avif" }, [{ file: "goods/a.avif" }]],
  [
    "a fallback stands in",
    { pictures: { column: "p", fallback: "goods/a.avif" } },
    {},
    [{ file: "goods/a.avif" }],
  ],
])("pictures of a mapped row are right if %s", (_where, columns, row, pictures) => {
  const input = map(columns, row);
  if (pictures) expect(input).toMatchObject({ pictures });
  else expect(input).not.toHaveProperty("pictures");
});

test.each([
  ["nothing but its number", {}, {}, {}, []],
  [
    "an empty cell",
    { flags: "f", "description.lt": "d" },
    { f: "", d: "" },
    {},
    ["flagIds", "descriptions.lt"],
  ],
  ["a cell of a language", { "name.en": "n" }, { n: "Shoe" }, {}, ["names.en"]],
  ["no such column", { "name.en": "n", "field.3": "m", stock: "s" }, { m: "x" }, {}, ["fields.3"]],
  ["a constant", { warehouse: { constant: "DE" } }, {}, {}, ["warehouse"]],
  ["what stands in for a column", { stock: { column: "s", fallback: 0 } }, {}, {}, []],
  ["what stands in for a cell", { stock: { column: "s", fallback: 0 } }, { s: "" }, {}, ["stock"]],
  ["a SKU", { sku: "k" }, { k: "A" }, {}, ["sku"]],
  ["an empty SKU", { sku: "k" }, { k: "" }, {}, []],
  ["one category for all", {}, {}, { categories: { "*": [3] } }, ["categoryIds"]],
])("the provided fields are right for %s", (_what, columns, row, more, provided) => {
  expect(map(columns, row, more)).toMatchObject({ providedFields: ["reference", ...provided] });
});

test("categories are mapped by word or fallback, and prices by the factor", () => {
  const more = { categories: { Shoes: [1, 2], "*": [3] }, priceFactor: 0.5 };
  expect(map({ category: "c" }, { c: "Shoes" }, more)).toMatchObject({ categoryIds: [1, 2] });
  expect(map({ category: "c" }, { c: "Hats" }, more)).toMatchObject({ categoryIds: [3] });
  expect(map({ price: "p" }, { p: 10.01 }, more)).toMatchObject({
    variants: [{ priceCents: 501 }],
  });
});

test("an invalid number and an unknown category are faults with their values", () => {
  expect(map({ price: "p", stock: "n" }, { p: "on request", n: "many" })).toEqual({
    faults: [
      { code: "not_a_number", of: "price", value: "on request" },
      { code: "not_a_number", of: "stock", value: "many" },
    ],
  });
  expect(map({ category: "c" }, { c: "Hats" })).toEqual({
    faults: [{ code: "category_word", value: "Hats" }],
  });
});

test("a row without a reference is a fault", () => {
  expect(map({}, { id: "" })).toEqual({ faults: [{ code: "no_reference" }] });
});

test.each([{ source: "x" }, { ...base, columns: { nonsense: "a" } }, { ...base, source: "A B" }])(
  "an invalid mapping is refused: %j",
  (mapping) => {
    expect(() => parseMapping(mapping)).toThrow(/mapping cannot be used/);
  },
);

test("a long name is cut in the slug, which keeps the reference", () => {
  expect(slugify("a ".repeat(100), "REF 9")).toMatch(/^[a-]{90,95}-ref-9$/);
});
