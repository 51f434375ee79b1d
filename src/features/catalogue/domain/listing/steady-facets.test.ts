import { expect, test } from "vitest";
import type { ListingFacet } from "./listing-view.ts";
import { steadyFacets } from "./steady-facets.ts";

const brands = (...counts: [string, number][]): ListingFacet => ({
  key: "manufacturer",
  type: "terms",
  title: null,
  values: counts.map(([value, count]) => ({ value, title: value, count, isChosen: false })),
});
const prices = (min: number, max: number): ListingFacet => ({
  key: "current_price",
  type: "stats",
  min,
  max,
});

test("values keep their order, missing ones get count 0 and new ones come last", () => {
  const former = [brands(["Kite", 9], ["Halden", 5])];
  const now = [brands(["Aldous", 7], ["Halden", 2])];
  expect(steadyFacets(former, now)).toEqual([brands(["Kite", 0], ["Halden", 2], ["Aldous", 7])]);
});

test("facets keep their order even if missing from the response", () => {
  expect(steadyFacets([brands(["Kite", 9]), prices(5, 9)], [prices(6, 7)])).toEqual([
    brands(["Kite", 0]),
    prices(5, 9),
  ]);
});

test("a range facet only widens", () => {
  expect(steadyFacets([prices(100, 200)], [prices(150, 400)])).toEqual([prices(100, 400)]);
});

test("a facet whose type has changed is replaced", () => {
  const range: ListingFacet = { key: "current_price", type: "stats", min: 1, max: 2 };
  const values = { ...brands(["Kite", 9]), key: "current_price" } as ListingFacet;
  expect(steadyFacets([range], [values])).toEqual([values]);
  expect(steadyFacets([values], [range])).toEqual([range]);
});

test("new facets are appended", () => {
  const now = [brands(["Kite", 1]), prices(1, 2)];
  expect(steadyFacets([prices(1, 2)], now)).toEqual([prices(1, 2), brands(["Kite", 1])]);
});

test("without former facets the new ones are unchanged", () => {
  const now = [brands(["Kite", 1]), prices(1, 2)];
  expect(steadyFacets([], now)).toEqual(now);
});

test("a range facet is kept if the response has none", () => {
  expect(steadyFacets([prices(5, 9)], [])).toEqual([prices(5, 9)]);
});
