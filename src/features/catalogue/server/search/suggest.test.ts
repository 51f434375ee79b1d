import { expect, test } from "vitest";
import { namedIn } from "./suggest.ts";

test.each([
  ["head", "Headphones", true],
  ["head", "Children's shoes", false],
  ["black jacket", "Jackets and coats", true],
  ["batai", "Moteriški batai", true],
  ["bateliu", "Bėgimo bateliai", true],
  ["кроссовок", "Кроссовки", true],
  ["s", "Skirts", false],
  ["", "Skirts", false],
])("the text %j matches the name %s: %s", (text, name, isNamed) => {
  expect(namedIn(text)(name)).toBe(isNamed);
});
