import { expect, test } from "vitest";
import { category, taxonomy } from "../product/fixtures/product-record.ts";
import { EMPTY_ADDRESS } from "./listing-address.ts";
import {
  chosenCategory,
  isFilterKey,
  ownFilters,
  requestedFilters,
  withScope,
} from "./requested-filters.ts";

test.each([
  ["manufacturer", true],
  ["flag_ids", true],
  ["in_stock", true],
  ["category_id", true],
  ["category_ids", true],
  ["additional_field_7", true],
  ["additional_field_10", true],
  ["additional_field_99", false],
  ["additional_field_", false],
  ["additional_field_7x", false],
  ["my_additional_field_7", false],
  ["marks", false],
  ["", false],
])("%j can be used as a filter: %s", (key, answer) => {
  expect(isFilterKey(key, taxonomy)).toBe(answer);
});

test("requested filters are kept, with discounts as the fraction still paid", () => {
  const terms = { manufacturer: ["Acme"] };
  expect(requestedFilters({ terms, ranges: {} }, taxonomy)).toEqual({ terms, ranges: {} });
  const ranges = { current_price: { min: 100 }, discount_percentage: { min: 20, max: 50 } };
  const asked = requestedFilters({ terms: {}, ranges }, taxonomy);
  expect(asked?.ranges.current_price).toEqual({ min: 100 });
  expect(Object.keys(asked?.ranges ?? {})).toEqual(["current_price", "discount_percentage"]);
  expect(asked?.ranges.discount_percentage?.max).toBe(8000);
});

test("an unknown filter key matches nothing", () => {
  const terms = { manufacturer: ["Acme"], marks: ["deal"] };
  expect(requestedFilters({ terms, ranges: {} }, taxonomy)).toBeUndefined();
});

const filters = { terms: { manufacturer: ["Acme"], category_ids: ["9"] }, ranges: {} };

test("a listing of a category, of deals or of pro goods is restricted to those", () => {
  const scoped = (scope: Parameters<typeof withScope>[1]) =>
    withScope(filters, scope, taxonomy, 1).terms;
  expect(scoped({ kind: "category", categoryId: 2 } as never)).toEqual({
    manufacturer: ["Acme"],
    category_ids: ["2"],
  });
  expect(scoped({ kind: "deals" } as never)).toEqual({ ...filters.terms, marks: ["deal"] });
  expect(scoped({ kind: "pro" } as never)).toEqual({ ...filters.terms, marks: ["pro"] });
  expect(withScope(filters, { kind: "search" } as never, taxonomy, 1)).toBe(filters);
});

test("the marketplace leaves out categories that are not displayed there", () => {
  const scope = { kind: "marketplace" } as never;
  expect(withScope(filters, scope, taxonomy, 1)).toEqual(filters);
  expect(withScope(filters, scope, taxonomy, 2).terms.category_id).toEqual([]);
  const categories = new Map([
    ...taxonomy.categories,
    [4, category(4, { displayInMarketplace: false })] as const,
  ]);
  expect(withScope(filters, scope, { categories }, 1).terms).toEqual({
    ...filters.terms,
    category_id: ["1", "2"],
  });
});

test("offers are products of sellers in marketplace categories", () => {
  const scope = { kind: "offers" } as const;
  expect(withScope(filters, scope, taxonomy, 1).terms).toEqual({
    ...filters.terms,
    marks: ["seller"],
  });
  expect(withScope(filters, scope, taxonomy, 2).terms).toEqual({
    ...filters.terms,
    category_id: [],
    marks: ["seller"],
  });
});

test("a category page drops category filters, and every page drops unknown filters", () => {
  const terms = { manufacturer: ["Acme"], category_id: ["1"], category_ids: ["2"], marks: ["pro"] };
  const address = { ...EMPTY_ADDRESS, text: "hat", terms };
  const own = (scope: Parameters<typeof ownFilters>[1]) => ownFilters(address, scope, taxonomy);
  expect(own({ kind: "category", categoryId: 2 })).toEqual({
    ...address,
    terms: { manufacturer: ["Acme"] },
  });
  expect(own({ kind: "search" }).terms).toEqual({
    manufacturer: ["Acme"],
    category_id: ["1"],
    category_ids: ["2"],
  });
});

test("filterable fields are those of the listing's category or of the chosen categories", () => {
  const categories = new Map([
    [1, category(1, { filterableFieldIds: [7] })],
    [2, category(2, { filterableFieldIds: [8, 9] })],
  ]);
  const fields = (terms: Record<string, string[]>, scope: Parameters<typeof chosenCategory>[1]) =>
    chosenCategory({ terms }, scope, { categories })?.filterableFieldIds;
  expect(fields({ category_id: ["1"] }, { kind: "category", categoryId: 2 })).toEqual([8, 9]);
  expect(fields({ category_id: ["1"], category_ids: ["2"] }, { kind: "search" })).toEqual([
    7, 8, 9,
  ]);
  expect(fields({ category_ids: ["1"] }, { kind: "search" })).toEqual([7]);
  expect(chosenCategory({ terms: {} }, { kind: "search" }, { categories })).toBeNull();
  expect(
    chosenCategory({ terms: { category_id: ["99"] } }, { kind: "deals" }, { categories }),
  ).toBeNull();
});
