import { describe, expect, test } from "vitest";
import { insertMention, suggestColleagues, typedMention } from "./mention.ts";

const people = [
  { id: 1, name: "Tomas Šimkus" },
  { id: 2, name: "Ieva Žukauskaitė" },
  { id: 3, name: "Ieva Petraitė" },
];

describe("a typed mention", () => {
  test.each([
    ["@", { at: 0, query: "" }],
    ["Ask @to", { at: 4, query: "to" }],
    ["(@Ieva Ž", { at: 1, query: "Ieva Ž" }],
    ["@Tomas\n@ie", { at: 7, query: "ie" }],
    ["mail@to", undefined],
    ["no name", undefined],
    ["@Tomas, is", undefined],
    ["@one two three four", undefined],
  ])("is detected in %j", (text, typed) => {
    expect(typedMention(text, text.length)).toEqual(typed);
  });

  test("is detected only before the caret", () => {
    expect(typedMention("@to and more", 3)).toEqual({ at: 0, query: "to" });
    expect(typedMention("@to and more", 0)).toBeUndefined();
  });
});

describe("suggested colleagues", () => {
  test.each([
    ["", ["Tomas Šimkus", "Ieva Žukauskaitė", "Ieva Petraitė"]],
    ["ie", ["Ieva Žukauskaitė", "Ieva Petraitė"]],
    ["sim", ["Tomas Šimkus"]],
    ["ieva zu", ["Ieva Žukauskaitė"]],
    ["Tomas Šimkus", ["Tomas Šimkus"]],
    ["Tomas Šimkus ", []],
    ["nobody", []],
  ])("match the query %j", (query, names) => {
    expect(suggestColleagues(people, query).map(({ name }) => name)).toEqual(names);
  });
});

test("the full name replaces the typed mention, followed by one space", () => {
  expect(insertMention("Ask @to please", { at: 4, query: "to" }, "Tomas Šimkus")).toEqual({
    text: "Ask @Tomas Šimkus please",
    caret: 18,
  });
  expect(insertMention("@", { at: 0, query: "" }, "Ieva")).toEqual({ text: "@Ieva ", caret: 6 });
});
