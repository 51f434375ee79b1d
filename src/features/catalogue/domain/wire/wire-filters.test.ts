import { describe, expect, test } from "vitest";
import { SORT } from "#ports/sort-type.ts";
import { buildField } from "../../server/fixtures/catalogue-builder.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { readWireFilters, readWireSort, type WireFilter } from "./wire-filters.ts";

const black = { value: "black", titles: { en: "Black", lt: "Juoda" }, hex: "#000000" };
const taxonomy: Taxonomy = {
  categories: new Map(),
  fields: [{ ...buildField({ id: 1 }), values: new Map([["black", black]]) }],
  flags: [],
  sizeCharts: new Map(),
};
const read = (filters: Record<string, WireFilter>) => readWireFilters(filters, taxonomy);

describe("filters of the search protocol", () => {
  test.each([
    ["values", { manufacturer: ["A", "B"] }, { terms: { manufacturer: ["A", "B"] }, ranges: {} }],
    [
      "numbers",
      { category_ids: [2, 2511] },
      { terms: { category_ids: ["2", "2511"] }, ranges: {} },
    ],
    [
      "a neutral key",
      { additional_field_1: ["black"] },
      { terms: { additional_field_1: ["black"] }, ranges: {} },
    ],
    [
      "a title of any language",
      { additional_field_1: ["Juoda"] },
      { terms: { additional_field_1: ["black"] }, ranges: {} },
    ],
    [
      "a hierarchy",
      { category_ids: { terms: ["2"] } },
      { terms: { category_ids: ["2"] }, ranges: {} },
    ],
    [
      "a price in decimals",
      { current_price: { gte: 19.99, lte: 100 } },
      { terms: {}, ranges: { current_price: { min: 1999, max: 10_000 } } },
    ],
    [
      "ends that are not included",
      { current_price: { gt: 10, lt: 20 } },
      { terms: {}, ranges: { current_price: { min: 1001, max: 1999 } } },
    ],
    [
      "the narrower of two ends",
      { current_price: { gt: 10, gte: 20, lt: 50, lte: 40 } },
      { terms: {}, ranges: { current_price: { min: 2000, max: 4000 } } },
    ],
    [
      "ends of which the excluded ones are narrower",
      { current_price: { gt: 20, gte: 10, lt: 40, lte: 50 } },
      { terms: {}, ranges: { current_price: { min: 2001, max: 3999 } } },
    ],
    [
      "a title of another field",
      { manufacturer: ["Juoda"] },
      { terms: { manufacturer: ["Juoda"] }, ranges: {} },
    ],
    [
      "a title that nothing has",
      { additional_field_1: ["Balta"] },
      { terms: { additional_field_1: ["Balta"] }, ranges: {} },
    ],
    [
      "ends as text",
      { current_price: { gte: "10" } },
      { terms: {}, ranges: { current_price: { min: 1000 } } },
    ],
    [
      "a fraction still paid",
      { discount_percentage: { lte: 0.7 } },
      { terms: {}, ranges: { discount_percentage: { max: 7000 } } },
    ],
    [
      "the wrong way round",
      { current_price: { gte: 20, lte: 10 } },
      { terms: {}, ranges: { current_price: { min: 2000, max: 1000 } } },
    ],
  ])("are parsed: %s", (_what, filters, expected) => {
    expect(read(filters as Record<string, WireFilter>)).toEqual(expected);
  });

  test.each([
    ["an unknown key", { nonsense: ["1"] }],
    ["a field that is not there", { additional_field_99: ["1"] }],
    ["what visitors may not name", { marks: ["pro"] }],
    ["a word for a price", { current_price: { gte: "cheap" } }],
    ["a range without ends", { current_price: {} }],
    ["values for a price", { current_price: ["10"] }],
    ["a range for values", { manufacturer: { gte: 1 } }],
    ["a prototype", { constructor: ["1"] }],
  ])("with %s match nothing", (_what, filters) => {
    expect(read(filters as Record<string, WireFilter>)).toBeUndefined();
  });
});

test.each([
  [{ current_price: "desc" }, SORT.priceDescending],
  [{ current_price: "asc" }, SORT.priceAscending],
  [{ discount_percentage: "asc" }, SORT.bestValue],
  [{ paid_amount: "desc" }, SORT.bestSellers],
  [{ arrival_date: "desc" }, SORT.newArrivals],
  [{ _relevance: "desc" }, SORT.relevance],
  [{ nonsense: "asc" }, undefined],
  [{ discount_percentage: "desc" }, undefined],
])("the sort %j is parsed as %s", (sort, expected) => {
  expect(readWireSort([sort])).toBe(expected);
});

test("a range without one end has no key for it", () => {
  const ranges = (filter: WireFilter) =>
    Object.keys(read({ current_price: filter })?.ranges.current_price ?? {});
  expect(ranges({ gte: 5 })).toEqual(["min"]);
  expect(ranges({ lte: 5 })).toEqual(["max"]);
});

test("only internal callers can filter by marks", () => {
  expect(read({ marks: ["deal"] })).toBeUndefined();
  expect(readWireFilters({ marks: ["deal"] }, taxonomy, true)?.terms).toEqual({ marks: ["deal"] });
  expect(readWireFilters({ other: ["deal"] }, taxonomy, true)).toBeUndefined();
});
