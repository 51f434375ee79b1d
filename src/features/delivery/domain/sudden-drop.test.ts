import { expect, test } from "vitest";
import { countByCountry, suddenDrop } from "./sudden-drop.ts";

test.each([
  ["the first list", {}, { LT: 1 }, true],
  ["more than before", { LT: 100 }, { LT: 120 }, true],
  ["a fifth fewer", { LT: 100 }, { LT: 80 }, true],
  ["more than a fifth fewer", { LT: 100 }, { LT: 79 }, false],
  ["none", { LT: 100 }, {}, false],
  ["none at all, also the first time", {}, {}, false],
  ["a small country is gone", { LT: 500, EE: 3 }, { LT: 500 }, false],
  ["a new country does not make up for the loss", { LT: 100 }, { LT: 90, PL: 5 }, true],
])("a list of pickup points is accepted or refused: %s", (_what, before, after, isGood) => {
  expect(suddenDrop(before, after) === undefined).toBe(isGood);
});

test("a refused list of points has a reason in words", () => {
  expect(suddenDrop({}, {})).toBe("it has no points");
  expect(suddenDrop({ LT: 100 }, { LT: 79 })).toBe("it has 79 points, and the last good one 100");
  expect(suddenDrop({ LT: 500, EE: 3, LV: 2 }, { LT: 500 })).toBe(
    "it has no more points in EE, LV",
  );
});

test("points are counted by country", () => {
  const points = ["LT", "EE", "LT"].map((country) => ({ country }));
  expect(countByCountry(points)).toEqual({ LT: 2, EE: 1 });
});
