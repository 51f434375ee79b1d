import { expect, test } from "vitest";
import type { SearchHit } from "../../staff-calls.ts";
import { groupsWithActions, readRequested } from "./record-actions.ts";
import { searchGroups } from "./search-groups.ts";

const format = {
  t: (key: string) => key,
  money: (cents: number) => String(cents),
  mayOpen: (path: string) => !path.startsWith("/customers"),
};
const hit = (kind: SearchHit["kind"], title: string, to: string | null): SearchHit => ({
  kind,
  title,
  detail: "",
  to,
});

test("search results show the best hit first, then groups of hits with a page", () => {
  const groups = searchGroups(
    [
      hit("customer", "Daiva", "/customers/1"),
      hit("order", "QU2", "/orders/2"),
      hit("product", "Lamp", "/products/3"),
      hit("order", "QU1", "/orders/1"),
      hit("quote", "QU9", null),
    ],
    format,
  );
  const shown = groups.map(({ id, entries }) => [id, entries.map(({ title }) => title)]);
  expect(shown).toEqual([
    ["best", ["QU2"]],
    ["orders", ["QU1"]],
    ["goods", ["Lamp"]],
  ]);
  expect(searchGroups([], format)).toEqual([]);
});

test("the best hit offers the actions that its status and the role allow", () => {
  const doneWith = (found: SearchHit, roles: readonly string[]) => {
    const may = ({ staff }: { staff: { roles: readonly string[] } }) =>
      staff.roles.some((role) => roles.includes(role));
    const all = { ...format, mayOpen: () => true, may };
    const group = groupsWithActions([found], all).find(({ id }) => id === "do");
    return group?.entries.map(({ action, to }) => `${action ?? "open"} ${to}`) ?? [];
  };
  const order = (status: string) => ({ ...hit("order", "QU2", "/orders/2"), status });
  expect(doneWith(order("at_warehouse"), ["orders"])).toEqual([
    "shipped /orders/2",
    "refund /orders/2",
    "note /orders/2",
  ]);
  expect(doneWith(order("expired"), ["orders"])).toEqual(["note /orders/2"]);
  expect(doneWith(order("paid"), ["support"])).toEqual(["note /orders/2"]);
  const facts = { email: "pro@cartage.example", phone: "", suite: "" };
  const daiva = { ...hit("customer", "Daiva", "/customers/1"), facts };
  expect(doneWith(daiva, ["orders"])[0]).toContain("/orders?query=pro%40cartage.example");
  expect(doneWith(hit("product", "Lamp", "/products/3"), ["catalogue"])).toEqual([]);
});

test("a query of a verb and a number requests an action on a record", () => {
  const words: Record<string, string> = {
    "office.search.do.refund": "Refund …",
    "office.search.words.refund": "refund return money",
    "office.search.do.ship": "Ship …",
  };
  const read = (query: string) => {
    const asked = readRequested(query, (key) => words[key] ?? "");
    return asked && [asked.record, ...asked.titles];
  };
  expect(read("refund 10045")).toEqual([
    "10045",
    "office.search.do.refund",
    "office.search.do.refund_of",
  ]);
  expect(read("return 10045")?.[0]).toBe("10045");
  expect(read("ship  10045")).toEqual(["10045", "office.search.do.ship"]);
  expect(read("refund")).toBeUndefined();
  expect(read("iPhone 15")).toBeUndefined();
});

test("actions for the best hit come directly after it", () => {
  const hits = [
    hit("order", "QU2", "/orders/2"),
    hit("order", "QU1", "/orders/1"),
    hit("product", "Lamp", "/products/3"),
  ];
  const groups = groupsWithActions(hits, { ...format, may: () => true });
  expect(groups.map(({ id }) => id)).toEqual(["best", "do", "orders", "goods"]);
});
