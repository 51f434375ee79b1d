import { describe, expect, test } from "vitest";
import { parseMapping } from "./import-mapping.ts";

const withColumns = (columns: unknown) => ({ source: "lintsail", columns });
const parse = (changes: object) =>
  parseMapping({ ...withColumns({ reference: "id" }), ...changes });

test("a valid mapping is parsed unchanged", () => {
  const mapping = {
    source: "lint-sail-2",
    columns: {
      reference: "id",
      colour: { column: "col", map: { Black: "black", Two: 2 }, fallback: "grey" },
      weightGrams: { column: "kg", factor: 1000, decimal: ",", fallback: 1 },
      price: { column: "price", pattern: "(\\d+)", decimal: "." },
      warehouse: { constant: "US" },
      packSize: { constant: 6 },
      isPro: { constant: true },
      seller: { constant: null },
    },
    categories: { Shoes: [1, 2], "*": [3] },
    priceFactor: 0.5,
  };
  expect(parseMapping(mapping)).toEqual(mapping);
});

/** The targets that samples/README.md lists, and the product's own fields. */
test.each([
  ...["reference", "sku", "gtin", "size", "colour", "price", "oldPrice", "earlierPrice"],
  ...["earlierPriceOn", "stock", "weightGrams", "lengthMm", "widthMm", "heightMm"],
  ...["paidAmount", "category", "flags", "pictures", "slug", "manufacturer", "sizeChart"],
  ...["seller", "warehouse", "isPro", "packSize", "arrivedOn", "dealEndsAt"],
  ...["name.en", "name.lt", "description.ru", "field.3", "field.123456789"],
])("a column can be mapped to %s", (target) => {
  expect(parse({ columns: { [target]: "x" } }).columns).toEqual({ [target]: "x" });
});

test.each([
  // Fields that need more than one column.
  ...["names", "descriptions", "categoryIds", "flagIds", "fields", "paidAmountCents", "variants"],
  ...["", "colour-of-lining", "name", "name.e", "name.eng", "name.EN", "my.name.en"],
  ...["field", "field.", "field.x", "field.3x", "field.1234567890"],
])("a column cannot be mapped to %j", (target) => {
  expect(() => parse({ columns: { reference: "id", [target]: "x" } })).toThrow("columns: ");
});

describe("an invalid mapping", () => {
  test.each(["", "Lintsail", "lint sail", "lint/sail", "x".repeat(51), "lintsail!", "!lintsail"])(
    "is refused for the source %j",
    (source) => expect(() => parse({ source })).toThrow("source: "),
  );

  test("does not include a source of 50 characters", () => {
    expect(parse({ source: "x".repeat(50) }).source).toHaveLength(50);
  });

  test.each([
    ["another sign", { column: "kg", decimal: ";" }],
    ["a word that is none of ours", { column: "kg", times: 1000 }],
    ["a column and a constant", { column: "kg", constant: 1 }],
    ["neither", {}],
    ["a number for a column", 7],
  ])("is refused for a rule with %s", (_, rule) => {
    expect(() => parse({ columns: { weightGrams: rule } })).toThrow("columns.weightGrams: ");
  });

  test.each([
    [
      "a factor of nothing",
      "columns.weightGrams.factor",
      { columns: { weightGrams: { column: "kg", factor: 0 } } },
    ],
    ["ids that are no whole numbers", "categories.Shoes.0", { categories: { Shoes: [1.5] } }],
    ["a price factor below zero", "priceFactor", { priceFactor: -1 }],
    ["a word that is none of ours", "", { colums: {} }],
  ])("is refused: %s", (_, path, changes) => expect(() => parse(changes)).toThrow(`\n${path}: `));
});

test("every problem of a mapping is reported on its own line", () => {
  const read = () => parseMapping({ source: "!", columns: {}, priceFactor: 0 });
  expect(read).toThrow(/^The mapping cannot be used\.\nsource: .+\npriceFactor: .+$/);
});
