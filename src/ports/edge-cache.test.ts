import { expect, test } from "vitest";
import { tagGroups } from "./edge-cache.ts";

test("tags go in groups that fit into a request by their number and by their length", () => {
  expect(tagGroups([], { most: 2, bytes: 100 })).toEqual([]);
  expect(tagGroups(["a", "b", "c"], { most: 2, bytes: 100 })).toEqual([["a", "b"], ["c"]]);
  expect(tagGroups(["aaa", "bbb", "ccc"], { most: 9, bytes: 8 })).toEqual([
    ["aaa", "bbb"],
    ["ccc"],
  ]);
  expect(tagGroups(["longer-than-that", "b"], { most: 9, bytes: 8 })).toEqual([
    ["longer-than-that"],
    ["b"],
  ]);
});
