import { expect, test } from "vitest";
import { markMatches, matchScore } from "./palette-match.ts";

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Daiva Petrauskienė", "daiv", "[Daiv]a Petrauskienė"],
  ["UAB Daivos dirbtuvės", "daiv", "UAB [Daiv]os dirbtuvės"],
  ["Ieva Žukauskaitė", "zuk", "Ieva [Žuk]auskaitė"],
  ["sword", "ord", "sword"],
  ["Orders", "", "Orders"],
  ["Ona, Ona", "ona", "[Ona], [Ona]"],
])("in %s the beginnings of words with %s are marked", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test("an entry matches only if every word occurs in one of its texts", () => {
  expect(matchScore("daiva uab", ["Daiva Petrauskienė", "UAB Daivos dirbtuvės"])).toBeGreaterThan(
    0,
  );
  expect(matchScore("daiva xyz", ["Daiva Petrauskienė", "UAB Daivos dirbtuvės"])).toBe(0);
  expect(matchScore("", ["Orders"])).toBe(1);
});

test("a match at the start of the title scores higher than one inside or in other texts", () => {
  expect(matchScore("or", ["Orders"])).toBeGreaterThan(matchScore("or", ["All orders"]));
  expect(matchScore("or", ["All orders"])).toBeGreaterThan(matchScore("or", ["Mail", "order"]));
});
