import { expect, test } from "vitest";
import { readMessages } from "#i18n/fixtures/read-messages.ts";
import { areaOf, pageOfArea, TEXT_AREAS } from "./text-areas.ts";

test("every text of a page belongs to an area", () => {
  const without = Object.keys(readMessages("en")).filter((key) => areaOf(key) === undefined);
  expect(without).toEqual([]);
});

test("every area has texts and a page", () => {
  const found = new Set(Object.keys(readMessages("en")).map(areaOf));
  for (const area of TEXT_AREAS) {
    expect(found.has(area), area).toBe(true);
    expect(pageOfArea(area)).toMatch(/^\//);
  }
});

test("an unknown text has no area", () => {
  expect(areaOf("nothing.at.all")).toBeUndefined();
});
