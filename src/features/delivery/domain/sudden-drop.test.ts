import { expect, test } from "vitest";
import { suddenDrop } from "./sudden-drop.ts";

test.each([
  ["the first list", {}, { LT: 1 }, true],
  ["more than before", { LT: 100 }, { LT: 120 }, true],
  ["a fifth fewer", { LT: 100 }, { LT: 80 }, true],
  ["more than a fifth fewer", { LT: 100 }, { LT: 79 }, false],
  ["none", { LT: 100 }, {}, false],
  ["none at all, also the first time", {}, {}, false],
  ["a small country is gone", { LT: 500, EE: 3 }, { LT: 500 }, false],
  ["a new country does not make up for the loss", { LT: 100 }, { LT: 90, PL: 5 }, true],
])("%s", (_what, before, after, isGood) => {
  expect(suddenDrop(before, after) === undefined).toBe(isGood);
});
