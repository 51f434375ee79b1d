import { describe, expect, test } from "vitest";
import { coverPairs, pairsOf } from "./cover-pairs.ts";

const WAYS = ["air", "sea"].flatMap((method) =>
  ["door", "locker"].flatMap((place) =>
    ["card", "bank", "wallet"].map((provider) => ({ method, place, provider })),
  ),
);
type Way = (typeof WAYS)[number];
const meets = (way: Way) => pairsOf(Object.values(way));
const met = (ways: readonly Way[]) => new Set(ways.flatMap(meets));

test("every two values of a case are a pair", () => {
  expect(pairsOf(["air", "door", 3])).toEqual(["air × door", "air × 3", "door × 3"]);
});

describe("few of many", () => {
  test("meet all that the many meet", () => {
    const few = coverPairs(WAYS, { meets });
    expect(met(few)).toEqual(met(WAYS));
    expect(few.length).toBeLessThan(WAYS.length);
  });

  test("among equals as somebody picks", () => {
    const last = (equals: readonly Way[]) => equals.at(-1) as Way;
    expect(coverPairs(WAYS, { meets, pick: last })[0]).toEqual(WAYS.at(-1));
  });
});
