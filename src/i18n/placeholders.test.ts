import { expect, test } from "vitest";
import { placeholdersOf, replacementProblem } from "./placeholders.ts";

const problem = (original: string, text: string, isPlural = false) =>
  replacementProblem({ original, text, isPlural });

test("each placeholder of a text is found once, with or without spaces in its braces", () => {
  expect(placeholdersOf("{{name}}, {{ name }} of {{shop.name}}")).toEqual(["name", "shop.name"]);
  expect(placeholdersOf("none")).toEqual([]);
});

test.each([
  ["Hello, {{name}}!", "Hi {{ name }}"],
  ["{{a}} and {{b}}", "{{b}}, {{a}}, {{a}}"],
  ["Plain", "Other"],
])("%s is replaceable by %s", (original, text) => expect(problem(original, text)).toBeUndefined());

test.each([
  ["Hello, {{name}}!", "Hello!", "placeholders"],
  ["Hello!", "Hello, {{name}}!", "placeholders"],
  ["Hello, {{name}}!", "Hello, {{nmae}}!", "placeholders"],
  ["Hello, {{name}}!", "Hello, {{name}!", "braces"],
  ["Hello, {{name}}!", "Hello, {name}!", "braces"],
  ["Hello, {{name}}!", "{{name}} {{", "braces"],
])("%s is not replaceable by %s", (original, text, why) =>
  expect(problem(original, text)).toBe(`office.translations.errors.${why}`),
);

test("an empty text is refused", () => {
  expect(problem("Hello", "  ")).toBe("validation.required");
});

test("only a plural form may leave out the count, and nothing else", () => {
  expect(problem("{{count}} goods of {{shop}}", "One of {{shop}}", true)).toBeUndefined();
  expect(problem("One of {{shop}}", "{{count}} of {{shop}}", true)).toBeUndefined();
  expect(problem("{{count}} goods of {{shop}}", "{{count}}", true)).toMatch(/placeholders$/);
  expect(problem("{{count}} goods", "Goods")).toMatch(/placeholders$/);
});

test("single braces are accepted if the original text has them", () => {
  expect(problem("Write {code}", "Type {code}")).toBeUndefined();
});
