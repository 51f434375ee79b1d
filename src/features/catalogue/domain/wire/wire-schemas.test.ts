import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  filterValue,
  limit,
  locale,
  offset,
  queryKey,
  searchText,
  wireFacet,
  wireIds,
  wireItem,
  wireQuery,
  wireQueryAddress,
  wireRecommendFor,
  wireRecommendForMany,
  wireResult,
} from "./wire-schemas.ts";

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const text = (length: number) => "a".repeat(length);
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

test.each([
  ["queryKey", queryKey, text(100), text(101)],
  ["searchText", searchText, text(1000), text(1001)],
  ["locale", locale, text(10), text(11)],
  ["limit", limit, 500, 501],
  ["limit from below", limit, 0, -1],
  ["offset", offset, 1_000_000, 1_000_001],
  ["offset from below", offset, 0, -1],
  ["filterValue", filterValue, text(200), text(201)],
])("%s accepts its limit and refuses more", (_name, schema, last, beyond) => {
  expect(takes(schema, last)).toBe(true);
  expect(takes(schema, beyond)).toBe(false);
});

const query = (more: object) => takes(wireQuery, { queryKey: "q", ...more });

test.each<[string, object, object]>([
  ["values of a filter", { a: many(1000, "x") }, { a: many(1001, "x") }],
  ["terms of a filter", { a: { terms: many(1000, "x") } }, { a: { terms: many(1001, "x") } }],
  ["a range", { a: { gte: 1, lt: "2" } }, { a: { gte: 1, near: 2 } }],
  ["the end of a range", { a: { gte: text(40) } }, { a: { gte: text(41) } }],
  ["the name of a filter", { [text(100)]: ["x"] }, { [text(101)]: ["x"] }],
  [
    "filters",
    Object.fromEntries(many(50, 0).map((_, at) => [`f${at}`, ["x"]])),
    Object.fromEntries(many(51, 0).map((_, at) => [`f${at}`, ["x"]])),
  ],
])("a query accepts %s within its limits and refuses others", (_what, filters, beyond) => {
  expect(query({ filters })).toBe(true);
  expect(query({ filters: beyond })).toBe(false);
});

test("a query requires its key, accepts unknown fields and limits the known ones", () => {
  expect(takes(wireQuery, {})).toBe(false);
  expect(query({ searchText: "tv", limit: 5, offset: 0, selectFields: ["id"], more: 1 })).toBe(
    true,
  );
  expect(query({ sort: [{ price: "asc" }, { id: "desc" }] })).toBe(true);
  expect(query({ sort: [{ price: "up" }] })).toBe(false);
  expect(query({ sort: many(11, { price: "asc" }) })).toBe(false);
  expect(query({ modifiers: { facets: false, refiners: true } })).toBe(true);
  expect(query({ modifiers: { facets: "no" } })).toBe(false);
  expect(query({ selectFields: many(101, "id") })).toBe(false);
});

test("a query in a URL is validated like a posted one", () => {
  const address = { queryKey: "q", searchText: "tv", limit: "5", "filters[price][gt]": "300" };
  expect(z.parse(wireQueryAddress, address)).toEqual({
    queryKey: "q",
    searchText: "tv",
    limit: 5,
    filters: { price: { gt: "300" } },
  });
  expect(takes(wireQueryAddress, { queryKey: "q", limit: "5000" })).toBe(false);
  expect(takes(wireQueryAddress, { searchText: "tv" })).toBe(false);
});

test("a request accepts one id or up to 200", () => {
  const ids = (value: unknown) => takes(wireIds, { queryKey: "q", ids: value });
  expect([ids("1"), ids(many(200, "1")), ids(undefined)]).toEqual([true, true, true]);
  expect([ids(many(201, "1")), ids(7)]).toEqual([false, false]);
});

test("recommendations are requested for one product or for several", () => {
  const one = { recommendationQueryKey: "r", id: "7", "filters[brand][]": "A" };
  expect(z.parse(wireRecommendFor, one)).toEqual({
    recommendationQueryKey: "r",
    id: "7",
    filters: { brand: ["A"] },
  });
  expect(takes(wireRecommendFor, { recommendationQueryKey: "r" })).toBe(false);
  expect(takes(wireRecommendFor, { ...one, id: text(101) })).toBe(false);
  const several = { recommendationQueryKey: "r", "itemId[]": ["1", "2"] };
  expect(z.parse(wireRecommendForMany, several)).toEqual({
    recommendationQueryKey: "r",
    itemId: ["1", "2"],
  });
  expect(takes(wireRecommendForMany, { "itemId[]": ["1"] })).toBe(false);
});

const item = {
  id: 1,
  slug: "a",
  kind: "p",
  name: "A",
  manufacturer: "B",
  current_price: 1.5,
  old_price: null,
  discount_percentage: 1,
  lowest_price_30d: null,
  image: null,
  images: ["a"],
  category_id: 1,
  category_ids: [1],
  flag_ids: [],
  variant_id: 1,
  variants: [{ id: 1, sku: "A" }],
  in_stock: true,
};

test("a search item requires every field of product notes §7", () => {
  expect(takes(wireItem, item)).toBe(true);
  expect(takes(wireItem, { ...item, kind: "o" })).toBe(true);
  expect(takes(wireItem, { ...item, kind: "x" })).toBe(false);
  for (const field of Object.keys(item)) {
    expect(takes(wireItem, { ...item, [field]: undefined }), field).toBe(false);
  }
  expect(takes(wireItem, { ...item, variants: [{ id: 1 }] })).toBe(false);
});

test("a search result and a facet require their fields", () => {
  expect(takes(wireResult, { searchText: "", total: 0, items: [{}] })).toBe(true);
  for (const missing of ["searchText", "total", "items"]) {
    const answer = { searchText: "", total: 0, items: [{}], [missing]: undefined };
    expect(takes(wireResult, answer), missing).toBe(false);
  }
  for (const type of ["terms", "stats"]) {
    expect(takes(wireFacet, { type, key: "a", label: "A" })).toBe(true);
  }
  expect(takes(wireFacet, { type: "", key: "a", label: "A" })).toBe(false);
  expect(takes(wireFacet, { type: "terms" })).toBe(false);
});
