import { expect, test } from "vitest";
import { hasEmail, hasEmailInQuery } from "./has-email.ts";

test.each([
  ["asa@example.com", true],
  [" Asa@Example.com ", true],
  ["<asa@example.com>, QU1001", true],
  ["rasa@example.com", false],
  ["asa@example.com.lt", false],
  ["", false],
])("whether the text %j names asa@example.com: %s", (text, isNamed) => {
  expect(hasEmail(text, "asa@example.com")).toBe(isNamed);
});

test.each(["", " "])("nobody without an address is named by %j", (text) => {
  expect([hasEmail(text, ""), hasEmailInQuery(text, "")]).toEqual([false, false]);
});

test.each([
  ["state=paid&query=a%2Bb%40example.com", true],
  ["?query=a%2Bb@Example.com&state=paid", true],
  ["query=a+b@example.com", true],
  ["query=b%40example.com", false],
  ["query=%", false],
])("whether the query %j names a+b@example.com: %s", (query, isNamed) => {
  expect(hasEmailInQuery(query, "a+b@example.com")).toBe(isNamed);
});
