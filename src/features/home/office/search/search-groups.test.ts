import { expect, test } from "vitest";
import type { SearchHit } from "../../staff-calls.ts";
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

test("the surest is first, the others by kind, and nothing leads where there is no page", () => {
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
