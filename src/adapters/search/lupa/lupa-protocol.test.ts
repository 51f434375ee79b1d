import { describe, expect, test } from "vitest";
import { aQuery } from "#ports/fixtures/search-document.ts";
import { SORT } from "#ports/sort-type.ts";
import { readResult, readSuggestions } from "./read-result.ts";
import { wireText, writeQuery } from "./write-query.ts";

const page = { offset: 0, limit: 48 };
const written = (query: Parameters<typeof aQuery>[0]) => writeQuery(aQuery(query), page);

describe("a query in the protocol", () => {
  test("requests only ids, and facets only when they are needed", () => {
    expect(
      writeQuery(aQuery({ text: "lamp", sort: SORT.priceAscending }), { offset: 5, limit: 7 }),
    ).toEqual({
      searchText: "lamp",
      offset: 5,
      limit: 7,
      filters: {},
      sort: [{ current_price: "asc" }],
      modifiers: { facets: false },
      selectFields: ["id"],
    });
    expect(written({ facets: "all" }).modifiers).toEqual({ facets: true });
    expect(written({ facets: ["manufacturer"] }).modifiers).toEqual({ facets: true });
  });

  test.each([
    [SORT.priceDescending, { current_price: "desc" }],
    [SORT.bestValue, { discount_percentage: "asc" }],
    [SORT.bestSellers, { paid_amount: "desc" }],
    [SORT.newArrivals, { arrival_date: "desc" }],
    [SORT.relevance, { _relevance: "desc" }],
    ["unknown", { paid_amount: "desc" }],
  ])("has the sort order %s as %j", (sort, onWire) => {
    expect(written({ sort: sort as never }).sort).toEqual([onWire]);
  });

  test("omits empty filters and has prices in euros and discounts as fractions", () => {
    const terms = { manufacturer: ["A", "B"], flag_ids: [], marks: undefined as never };
    const ranges = { current_price: { min: 150, max: 2000 }, discount_percentage: { max: 5000 } };
    expect(written({ filters: { terms, ranges } }).filters).toEqual({
      manufacturer: ["A", "B"],
      current_price: { gte: 1.5, lte: 20 },
      discount_percentage: { lte: 0.5 },
    });
  });

  test.each([
    [{}, undefined],
    [{ min: -Infinity, max: Infinity }, undefined],
    [{ min: 100 }, { gte: 1 }],
    [
      { min: 100, max: 100 },
      { gte: 1, lte: 1 },
    ],
    [
      { min: 101, max: 100 },
      { gte: 1, lte: 0 },
    ],
    [{ min: Number.NaN }, { gte: 1, lte: 0 }],
    [{ max: Number.NaN }, { gte: 1, lte: 0 }],
    [{ min: Infinity }, { gte: 1, lte: 0 }],
    [{ max: -Infinity }, { gte: 1, lte: 0 }],
  ])("has the range %j as %j", (current_price, onWire) => {
    expect(written({ filters: { ranges: { current_price } } }).filters.current_price).toEqual(
      onWire,
    );
  });

  test("has its text cut to 200 characters without half surrogate pairs", () => {
    expect(wireText("a".repeat(201))).toBe("a".repeat(200));
    expect(wireText("a\ud800b")).toBe("a\ufffdb");
  });
});

describe("a response in the protocol", () => {
  const terms = (key: string, ...items: object[]) => ({ type: "terms", key, items });

  test("is converted to ids, facets and spellings of the shop", () => {
    const facets = [
      terms("manufacturer", { title: "Auksa", count: 2 }, { title: "Red", count: 1, key: "red" }),
      { type: "stats", key: "current_price", min: 1.5, max: 20.004 },
      { type: "stats", key: "discount_percentage", min: 0.5, max: 1 },
    ];
    const didYouMean = { options: [{ text: "lamp", count: 3, more: 1 }] };
    const answer = { total: 9, items: [{ id: 7 }, { id: "8" }], facets, didYouMean };
    expect(readResult({ ...answer, suggestedSearchText: "lamps" }, "all")).toEqual({
      ids: [7, 8],
      total: 9,
      facets: [
        {
          key: "manufacturer",
          type: "terms",
          values: [
            { value: "Auksa", count: 2 },
            { value: "red", count: 1 },
          ],
        },
        { key: "current_price", type: "stats", min: 150, max: 2000 },
        { key: "discount_percentage", type: "stats", min: 5000, max: 10_000 },
      ],
      didYouMean: [{ text: "lamp", count: 3 }],
      searchedText: "lamps",
    });
    const wanted = readResult(answer, ["current_price", "manufacturer", "current_price", "marks"]);
    expect(wanted.facets.map(({ key }) => key)).toEqual(["current_price", "manufacturer"]);
    expect(wanted).not.toHaveProperty("searchedText");
  });

  test("may lack facets", () => {
    expect(readResult({ total: 0, items: [] }, "all")).toEqual({
      ids: [],
      total: 0,
      facets: [],
      didYouMean: [],
    });
    const facets = [
      terms("manufacturer"),
      { type: "terms", key: "flag_ids" },
      { type: "tree", key: "tree", items: [{ title: "a", count: 1 }] },
      { type: "stats", key: "current_price", min: 1 },
      { type: "stats", key: "discount_percentage", max: 1 },
    ];
    expect(readResult({ total: 0, items: [], facets }, "all").facets).toEqual([]);
  });

  test.each([
    {},
    { total: 1 },
    { total: 1.5, items: [] },
    { total: 1, items: [{}] },
    { total: 1, items: [{ id: "x1" }] },
    { total: 1, items: [{ id: "1x" }] },
    { total: 1, items: [{ id: "12345678901" }] },
    { total: 0, items: [], facets: [{}] },
    { total: 0, items: [], facets: [{ type: "terms", key: "a", items: [{ title: "b" }] }] },
    { total: 0, items: [], facets: [{ type: "stats", key: "a", min: "b" }] },
    { total: 0, items: [], didYouMean: {} },
    { total: 0, items: [], didYouMean: { options: [{ text: "a" }] } },
    { total: 0, items: [], suggestedSearchText: 7 },
  ])("is refused when it is %j", (answer) => {
    expect(() => readResult(answer, "all")).toThrow();
  });

  test("may have suggestions with or without counts", () => {
    const answer = [{ suggestion: "lamp", count: 3 }, { suggestion: "lamps" }];
    expect(readSuggestions(answer)).toStrictEqual([{ text: "lamp", count: 3 }, { text: "lamps" }]);
    expect(() => readSuggestions([{}])).toThrow();
    expect(() => readSuggestions([{ suggestion: "a", count: "b" }])).toThrow();
  });
});
