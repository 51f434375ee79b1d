import { describe, expect, test } from "vitest";
import { buildField, buildFlag } from "../../server/fixtures/catalogue-builder.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { type CountedFacet, listingFacets } from "./listing-facets.ts";
import { requestedFilters, withScope } from "./requested-filters.ts";

const en = (text: string) => ({ en: text });
const sizes = ["S", "M", "L"].map((value) => ({ value, titles: en(value), hex: null }));
const field = (id: number, isDisabled: boolean, values: typeof sizes = []) => ({
  ...buildField({ id, isDisabled, titles: en(`Field ${id}`) }),
  values: new Map(values.map((one) => [one.value, one])),
});
const taxonomy: Taxonomy = {
  categories: new Map(),
  fields: [field(1, false, sizes), field(2, true), field(3, false)],
  flags: [buildFlag({ id: 7, names: en("Eco") })],
  sizeCharts: new Map(),
};
const terms = (key: string, counts: Record<string, number>): CountedFacet => ({
  key,
  type: "terms",
  values: Object.entries(counts).map(([value, count]) => ({ value, count })),
});
const COUNTED: CountedFacet[] = [
  terms("category_ids", { 2: 5 }),
  terms("category_id", { 2: 5 }),
  terms("in_stock", { true: 5 }),
  terms("additional_field_3", { x: 1 }),
  terms("additional_field_2", { y: 1 }),
  terms("additional_field_1", { L: 9, S: 1, odd: 2 }),
  { key: "discount_percentage", type: "stats", min: 7000, max: 10_000 },
  { key: "current_price", type: "stats", min: 100, max: 900 },
  terms("manufacturer", { B: 2, A: 2, C: 7 }),
  terms("flag_ids", { 7: 3, 8: 1 }),
];
const show = (
  category: { filterableFieldIds: number[] } | null,
  chosen: Record<string, string[]> = {},
) => listingFacets(COUNTED, { taxonomy, languages: ["en"], category, address: { terms: chosen } });

describe("facets of a listing (SPEC §5)", () => {
  test.each([
    [
      "without a category: fields that are not disabled",
      null,
      ["additional_field_1", "additional_field_3"],
    ],
    [
      "with one: its filterable fields, disabled or not",
      { filterableFieldIds: [2] },
      ["additional_field_2"],
    ],
    ["a category without any", { filterableFieldIds: [] }, []],
  ])("have the expected fields: %s", (_what, category, fields) => {
    expect(show(category).map(({ key }) => key)).toEqual([
      "manufacturer",
      "current_price",
      ...fields,
      "flag_ids",
      "discount_percentage",
    ]);
  });

  test("have 0 and 100 as discount bounds, and prices of the products as price bounds", () => {
    const stats = show(null).filter(({ type }) => type === "stats");
    expect(stats).toEqual([
      { key: "current_price", type: "stats", min: 100, max: 900 },
      { key: "discount_percentage", type: "stats", min: 0, max: 100 },
    ]);
  });

  test("have flags as their own type, without unknown flags", () => {
    expect(show(null).find(({ type }) => type === "flags")).toEqual({
      key: "flag_ids",
      type: "flags",
      title: null,
      values: [{ value: "7", title: "Eco", count: 3, isChosen: false }],
    });
  });

  test("sort makers by count and sizes by position, and keep chosen values", () => {
    const values = (of: string, chosen = {}) => {
      const facet = show(null, chosen).find(({ key }) => key === of);
      return facet && "values" in facet
        ? facet.values.map(({ value, count }) => [value, count])
        : [];
    };
    expect(values("manufacturer")).toEqual([
      ["C", 7],
      ["A", 2],
      ["B", 2],
    ]);
    expect(values("additional_field_1")).toEqual([
      ["S", 1],
      ["L", 9],
      ["odd", 2],
    ]);
    expect(values("additional_field_1", { additional_field_1: ["M"] })).toEqual([
      ["S", 1],
      ["M", 0],
      ["L", 9],
      ["odd", 2],
    ]);
  });
});

describe("requested filters", () => {
  test("convert a discount to the fraction of the price still paid", () => {
    const address = { terms: {}, ranges: { discount_percentage: { min: 20, max: 60 } } };
    expect(requestedFilters(address, taxonomy)?.ranges).toEqual({
      discount_percentage: { min: 3901, max: 8000 },
    });
  });

  test.each(["marks", "nonsense", "additional_field_99", "additional_field_", "__proto__"])(
    "with the key %s match nothing",
    (key) => {
      const terms = Object.fromEntries([[key, ["x"]]]);
      expect(requestedFilters({ terms, ranges: {} }, taxonomy)).toBeUndefined();
    },
  );

  test("keep the category of a category listing", () => {
    const filters = { terms: { category_ids: ["9"] }, ranges: {} };
    const scoped = withScope(filters, { kind: "category", categoryId: 2 }, taxonomy, 1);
    expect(scoped.terms.category_ids).toEqual(["2"]);
  });
});
