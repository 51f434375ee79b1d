import { expect, it } from "vitest";
import { aDocument, aPrice, aQuery, aText } from "#ports/fixtures/search-document.ts";
import { planQuery } from "../plan-query.ts";
import { makeSearchable } from "./fixtures/searchable.ts";
import { searchSegments } from "./search-segments.ts";

let lastId = 0;
const named = (name: string, siteId = 1) =>
  aDocument({ id: ++lastId, sites: [aPrice(1000, siteId)], texts: { en: aText({ name }) } });
const many = (count: number, name: string, siteId = 1) =>
  Array.from({ length: count }, () => named(name, siteId));

function ask(searchable: ReturnType<typeof makeSearchable>, text: string, given = {}) {
  const query = planQuery(searchable.dictionary, aQuery({ text, ...given }));
  const { total, didYouMean, searchedText } = searchSegments(searchable, query);
  return { total, didYouMean, searchedText };
}

it("a search of all segments offers what was meant beside the few that are written that way", () => {
  const one = makeSearchable([named("sheos"), ...many(25, "shoes")]);
  expect(ask(one, "sheos")).toEqual({ total: 1, didYouMean: [{ text: "shoes", count: 25 }] });
  const two = makeSearchable([named("sheos"), ...many(25, "shoes")], [named("sheos")]);
  expect(ask(two, "sheos")).toEqual({ total: 2, didYouMean: [{ text: "shoes", count: 25 }] });
});

it("a search of all segments offers nothing beside three, nor where nothing was typed", () => {
  const three = makeSearchable([...many(2, "sheos"), ...many(45, "shoes")], [named("sheos")]);
  expect(ask(three, "sheos")).toEqual({ total: 3, didYouMean: [] });
  expect(ask(makeSearchable([named("shoes")]), "")).toEqual({ total: 1, didYouMean: [] });
  expect(ask(makeSearchable([named("shoes")]), "shoes")).toEqual({ total: 1, didYouMean: [] });
});

it("a search of all segments offers only what finds more here", () => {
  const elsewhere = makeSearchable([named("sheos"), named("shoes"), ...many(25, "shoes", 2)]);
  expect(ask(elsewhere, "sheos")).toEqual({ total: 1, didYouMean: [] });
  const more = makeSearchable([named("sheos"), ...many(2, "shoes"), ...many(25, "shoes", 2)]);
  expect(ask(more, "sheos")).toEqual({ total: 1, didYouMean: [{ text: "shoes", count: 2 }] });
  expect(ask(more, "sheos", { facets: "all", offset: 5, limit: 1 }).didYouMean).toEqual([
    { text: "shoes", count: 2 },
  ]);
});

it("a search of all segments says which spelling was searched where nothing is written as typed, and which others there are", () => {
  const segments = ["kettle", "kettly", "kettls", "kettlo"].map((name) => [named(name)]);
  const found = ask(makeSearchable(...segments, [named("kettle")]), "kettlx");
  expect(found.total).toBe(5);
  expect(found.searchedText).toBe("kettle");
  expect(found.didYouMean).toEqual([
    { text: "kettly", count: 1 },
    { text: "kettls", count: 1 },
  ]);
});

it("a search of all segments says what was searched where words are left out, corrected if need be", () => {
  const shop = makeSearchable([...many(30, "red boots"), named("red hat")], [named("blue boots")]);
  expect(ask(shop, "boots xqzzy")).toEqual({ total: 31, didYouMean: [], searchedText: "boots" });
  expect(ask(shop, "Xqzzy red boots")).toMatchObject({ total: 30, searchedText: "red boots" });
  expect(ask(shop, "bootz xqzzy").searchedText).toBe("boots");
  expect(ask(shop, "xqzzy boo").searchedText).toBe("boo");
  expect(ask(shop, "red wwww boots xqzzy").searchedText).toBe("red boots");
});

it("a search of all segments has searched nothing else where nothing was found", () => {
  const elsewhere = makeSearchable([named("kettle", 2)]);
  expect(ask(elsewhere, "kettlx")).toEqual({ total: 0, didYouMean: [] });
  const some = makeSearchable([named("kettle")]);
  expect(ask(some, "kettlx")).toEqual({ total: 1, didYouMean: [], searchedText: "kettle" });
  expect(ask(some, "kettlx", { language: "lt" })).toEqual({ total: 0, didYouMean: [] });
});

it("a search of all segments takes the best reading that any segment has of goods that are sold here", () => {
  const typed = makeSearchable([named("zebra")], [named("zebru")]);
  expect(ask(typed, "zebra").total).toBe(1);
  const unsold = makeSearchable([named("zebra", 2), named("other")], [named("zebru")]);
  expect(ask(unsold, "zebra")).toMatchObject({ total: 1 });
  const manyUnsold = makeSearchable([...many(300, "zebra", 2), named("other")], [named("zebru")]);
  expect(ask(manyUnsold, "zebra")).toMatchObject({ total: 1 });
});
