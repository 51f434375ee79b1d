import { expect, test } from "vitest";
import { findMentions } from "./mentions.ts";

const people = [
  { id: 1, name: "Tomas Šimkus" },
  { id: 2, name: "Ieva Žukauskaitė" },
  { id: 3, name: "Ieva Petraitė" },
  { id: 4, name: "" },
];

test.each([
  ["@Tomas, is it there?", [1]],
  ["Ask @tomas šimkus and @Ieva Petraitė.", [1, 3]],
  ["@Ieva", []],
  ["@Tomasz", []],
  ["mail@Tomas.example", []],
  ["@Tomas @Tomas", [1]],
  ["nobody @", []],
])("mentions are found in the text %s", (text, ids) => {
  expect(findMentions(text, people)).toEqual(ids);
});
