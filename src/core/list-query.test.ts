import { expect, test } from "vitest";
import { isListQuery } from "./list-query.ts";

test.each([
  "",
  "state=paid&sort=-total",
  "not-state=paid,shipped&total-above=500",
  "not-state=paid%2Cshipped",
  "query=rasa%40cartage.example+and+%23",
])("“%s” is a valid list query", (query) => {
  expect(isListQuery(query)).toBe(true);
});

test.each([
  "a=#1",
  "?state=paid",
  "query=%E0%A4%A",
  "query=%",
  "query=a b",
  "state",
  "=paid",
  "State=paid",
  `${"a".repeat(41)}=1`,
  Array.from({ length: 51 }, () => "a=1").join("&"),
])("“%s” is not a valid list query", (query) => {
  expect(isListQuery(query)).toBe(false);
});
