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

it("a search suggests the likely spelling beside a few results of the typed one", () => {
  const one = makeSearchable([named("sheos"), ...many(25, "shoes")]);
  expect(ask(one, "sheos")).toEqual({ total: 1, didYouMean: [{ text: "shoes", count: 25 }] });
  const two = makeSearchable([named("sheos"), ...many(25, "shoes")], [named("sheos")]);
  expect(ask(two, "sheos")).toEqual({ total: 2, didYouMean: [{ text: "shoes", count: 25 }] });
});

it("a search suggests no spelling beside three results or without a text", () => {
  const three = makeSearchable([...many(2, "sheos"), ...many(45, "shoes")], [named("sheos")]);
  expect(ask(three, "sheos")).toEqual({ total: 3, didYouMean: [] });
  expect(ask(makeSearchable([named("shoes")]), "")).toEqual({ total: 1, didYouMean: [] });
  expect(ask(makeSearchable([named("shoes")]), "shoes")).toEqual({ total: 1, didYouMean: [] });
});

it("a search suggests only spellings with more results on the same site", () => {
  const elsewhere = makeSearchable([named("sheos"), named("shoes"), ...many(25, "shoes", 2)]);
  expect(ask(elsewhere, "sheos")).toEqual({ total: 1, didYouMean: [] });
  const more = makeSearchable([named("sheos"), ...many(2, "shoes"), ...many(25, "shoes", 2)]);
  expect(ask(more, "sheos")).toEqual({ total: 1, didYouMean: [{ text: "shoes", count: 2 }] });
  expect(ask(more, "sheos", { facets: "all", offset: 5, limit: 1 }).didYouMean).toEqual([
    { text: "shoes", count: 2 },
  ]);
});

it("a search says which spelling it used when the typed one is unknown, and lists other spellings", () => {
  const segments = ["kettle", "kettly", "kettls", "kettlo"].map((name) => [named(name)]);
  const found = ask(makeSearchable(...segments, [named("kettle")]), "kettlx");
  expect(found.total).toBe(5);
  expect(found.searchedText).toBe("kettle");
  expect(found.didYouMean).toEqual([
    { text: "kettly", count: 1 },
    { text: "kettls", count: 1 },
  ]);
});

it("a search says what it searched when unknown words are left out or corrected", () => {
  const shop = makeSearchable([...many(30, "red boots"), named("red hat")], [named("blue boots")]);
  expect(ask(shop, "boots xqzzy")).toEqual({ total: 31, didYouMean: [], searchedText: "boots" });
  expect(ask(shop, "Xqzzy red boots")).toMatchObject({ total: 30, searchedText: "red boots" });
  expect(ask(shop, "bootz xqzzy").searchedText).toBe("boots");
  expect(ask(shop, "xqzzy boo").searchedText).toBe("boo");
  expect(ask(shop, "red wwww boots xqzzy").searchedText).toBe("red boots");
});

it("a search without results has no searched text", () => {
  const elsewhere = makeSearchable([named("kettle", 2)]);
  expect(ask(elsewhere, "kettlx")).toEqual({ total: 0, didYouMean: [] });
  const some = makeSearchable([named("kettle")]);
  expect(ask(some, "kettlx")).toEqual({ total: 1, didYouMean: [], searchedText: "kettle" });
  expect(ask(some, "kettlx", { language: "lt" })).toEqual({ total: 0, didYouMean: [] });
});

it("a search uses the best reading that any segment has for products sold on the site", () => {
  const typed = makeSearchable([named("zebra")], [named("zebru")]);
  expect(ask(typed, "zebra").total).toBe(1);
  const unsold = makeSearchable([named("zebra", 2), named("other")], [named("zebru")]);
  expect(ask(unsold, "zebra")).toMatchObject({ total: 1 });
  const manyUnsold = makeSearchable([...many(300, "zebra", 2), named("other")], [named("zebru")]);
  expect(ask(manyUnsold, "zebra")).toMatchObject({ total: 1 });
});
