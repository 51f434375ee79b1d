import { expect, test } from "vitest";
import { SORT } from "#ports/sort-type.ts";
import { defaultSort } from "./sort-type.ts";

test("sort types have the numbers of the specification (SPEC §4)", () => {
  expect(SORT).toEqual({
    priceDescending: 0,
    priceAscending: 1,
    bestValue: 2,
    bestSellers: 3,
    newArrivals: 4,
    relevance: 5,
  });
});

test.each([
  { text: "", siteDefault: null, expected: SORT.bestSellers },
  { text: "", siteDefault: SORT.newArrivals, expected: SORT.newArrivals },
  { text: "", siteDefault: 0, expected: SORT.priceDescending },
  { text: "", siteDefault: 17, expected: SORT.bestSellers },
  { text: "hat", siteDefault: SORT.newArrivals, expected: SORT.newArrivals },
  { text: "hat", siteDefault: null, expected: SORT.relevance },
])("site default $siteDefault and text '$text' give the right sort", ({ expected, ...asked }) => {
  expect(defaultSort(asked)).toBe(expected);
});
