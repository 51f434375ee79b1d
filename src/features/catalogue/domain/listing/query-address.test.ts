import { expect, test } from "vitest";
import { readQueryAddress } from "./query-address.ts";

const read = (address: string) => {
  const names = [...new Set(new URLSearchParams(address).keys())];
  const all = new URLSearchParams(address);
  return readQueryAddress(
    Object.fromEntries(
      names.map((name) => {
        const values = all.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    ),
  );
};

test.each([
  ["searchText=tv", { searchText: "tv" }],
  ["searchText=tv&limit=5&offset=10", { searchText: "tv", limit: 5, offset: 10 }],
  ["limit=abc&offset=-1", { limit: "abc", offset: -1 }],
  ["filters[price][gt]=300", { filters: { price: { gt: "300" } } }],
  ["filters[price][gte]=3&filters[price][lt]=4", { filters: { price: { gte: "3", lt: "4" } } }],
  ["filters[brand][]=A", { filters: { brand: ["A"] } }],
  ["filters[brand][]=A&filters[brand][]=B", { filters: { brand: ["A", "B"] } }],
  ["filters[brand][0]=A&filters[brand][1]=B", { filters: { brand: ["A", "B"] } }],
  ["filters[brand][]=A&filters[brand][0]=B", { filters: { brand: ["A", "B"] } }],
  ["filters[brand]=A", { filters: { brand: ["A"] } }],
  ["filters[tree][terms][]=a>b", { filters: { tree: { terms: ["a>b"] } } }],
  ["sort[0][price]=asc&sort[1][id]=desc", { sort: [{ price: "asc" }, { id: "desc" }] }],
  ["sort[][price]=asc", { sort: [{ price: "asc" }] }],
  ["limit=1.5&offset=x1", { limit: 1.5, offset: "x1" }],
  ["limit=1.25&offset=1x", { limit: 1.25, offset: "1x" }],
  ["limit=1&limit=2", { limit: ["1", "2"] }],
  ["filters=a&filters=b", { filters: ["a", "b"] }],
  ["filters=a", { filters: "a" }],
  [
    "modifiers[facets]=true&modifiers[refiners]=maybe",
    { modifiers: { facets: true, refiners: "maybe" } },
  ],
  ["filters[a][x]=1&filters[a][0]=2", { filters: { a: { 0: "2", x: "1" } } }],
  ["[]=1", {}],
  ["modifiers[facets]=false", { modifiers: { facets: false } }],
  ["selectFields[]=id&selectFields[]=name", { selectFields: ["id", "name"] }],
  ["selectFields=id", { selectFields: ["id"] }],
  ["filters[a][b][c][d][e]=1&[x]=1&fil ters=1", {}],
])("a query is parsed from the URL %s", (address, query) => {
  expect(read(address)).toEqual(query);
});

test("__proto__ in a query is an ordinary key", () => {
  const { filters } = read("filters[__proto__][]=x&filters[constructor][gte]=1");
  expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
  expect(Object.keys(filters as object)).toEqual(["__proto__", "constructor"]);
});
