import { expect, test } from "vitest";
import { placeholdersOf, replacementProblem } from "./placeholders.ts";

const problem = (original: string, text: string, isPlural = false) =>
  replacementProblem({ original, text, isPlural });

test("names of a text are found once each, however they are written", () => {
  expect(placeholdersOf("{{name}}, {{ name }} of {{shop.name}}")).toEqual(["name", "shop.name"]);
  expect(placeholdersOf("none")).toEqual([]);
});

test.each([
  ["Hello, {{name}}!", "Hi {{ name }}"],
  ["{{a}} and {{b}}", "{{b}}, {{a}}, {{a}}"],
  ["Plain", "Other"],
])("%s may become %s", (original, text) => expect(problem(original, text)).toBeUndefined());

test.each([
  ["Hello, {{name}}!", "Hello!", "placeholders"],
  ["Hello!", "Hello, {{name}}!", "placeholders"],
  ["Hello, {{name}}!", "Hello, {{nmae}}!", "placeholders"],
  ["Hello, {{name}}!", "Hello, {{name}!", "braces"],
  ["Hello, {{name}}!", "Hello, {name}!", "braces"],
  ["Hello, {{name}}!", "{{name}} {{", "braces"],
])("%s may not become %s", (original, text, why) =>
  expect(problem(original, text)).toBe(`office.translations.errors.${why}`),
);

test("nothing is no text", () => {
  expect(problem("Hello", "  ")).toBe("validation.required");
});

test("a form of a plural may leave its number out, and only that", () => {
  expect(problem("{{count}} goods of {{shop}}", "One of {{shop}}", true)).toBeUndefined();
  expect(problem("One of {{shop}}", "{{count}} of {{shop}}", true)).toBeUndefined();
  expect(problem("{{count}} goods of {{shop}}", "{{count}}", true)).toMatch(/placeholders$/);
  expect(problem("{{count}} goods", "Goods")).toMatch(/placeholders$/);
});

test("a text that has braces of its own may keep them", () => {
  expect(problem("Write {code}", "Type {code}")).toBeUndefined();
});
