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

test("values keep their place; those that are gone count 0, new ones come last", () => {
  const former = [brands(["Kite", 9], ["Halden", 5])];
  const now = [brands(["Aldous", 7], ["Halden", 2])];
  expect(steadyFacets(former, now)).toEqual([brands(["Kite", 0], ["Halden", 2], ["Aldous", 7])]);
});

test("facets keep their place too", () => {
  expect(steadyFacets([brands(["Kite", 9]), prices(5, 9)], [prices(6, 7)])).toEqual([
    brands(["Kite", 0]),
    prices(5, 9),
  ]);
});

test("ranges only widen", () => {
  expect(steadyFacets([prices(100, 200)], [prices(150, 400)])).toEqual([prices(100, 400)]);
});

test("a facet that has become another kind is as it comes", () => {
  const range: ListingFacet = { key: "current_price", type: "stats", min: 1, max: 2 };
  const values = { ...brands(["Kite", 9]), key: "current_price" } as ListingFacet;
  expect(steadyFacets([range], [values])).toEqual([values]);
  expect(steadyFacets([values], [range])).toEqual([range]);
});

test("new facets come last", () => {
  const now = [brands(["Kite", 1]), prices(1, 2)];
  expect(steadyFacets([prices(1, 2)], now)).toEqual([prices(1, 2), brands(["Kite", 1])]);
});

test("nothing before: all is as it comes", () => {
  const now = [brands(["Kite", 1]), prices(1, 2)];
  expect(steadyFacets([], now)).toEqual(now);
});

test("a range stays where nothing is left", () => {
  expect(steadyFacets([prices(5, 9)], [])).toEqual([prices(5, 9)]);
});
