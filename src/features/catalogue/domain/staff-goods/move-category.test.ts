import { expect, test } from "vitest";
import { moveByKey, moveCategory } from "./move-category.ts";

const TREE = [
  { id: 1, set: 1, parentId: null },
  { id: 2, set: 1, parentId: null },
  { id: 3, set: 1, parentId: 1 },
  { id: 4, set: 1, parentId: 3 },
  { id: 5, set: 1, parentId: 1 },
  { id: 9, set: 2, parentId: null },
];
const move = (id: number, parentId: number | null, beforeId: number | null = null) =>
  moveCategory(TREE, { id, parentId, beforeId });

test("a category is moved before another one or to the end", () => {
  expect(move(2, 1)).toEqual([3, 5, 2]);
  expect(move(2, 1, 5)).toEqual([3, 2, 5]);
  expect(move(5, 1, 3)).toEqual([5, 3]);
  expect(move(4, null, 1)).toEqual([4, 1, 2]);
});

test.each([
  ["itself", 1, 1, null],
  ["a category below it", 1, 4, null],
  ["the other set", 2, 9, null],
  ["one that is not there", 2, 77, null],
  ["one, before a child of another", 2, 1, 4],
])("a category never moves under %s", (_name, id, parentId, beforeId) => {
  expect(move(id, parentId, beforeId)).toBeUndefined();
});

test("arrow keys move a category up, down, in and out", () => {
  expect(moveByKey(TREE, 5, "up")).toEqual({ id: 5, parentId: 1, beforeId: 3 });
  expect(moveByKey(TREE, 3, "down")).toEqual({ id: 3, parentId: 1, beforeId: null });
  expect(moveByKey(TREE, 5, "in")).toEqual({ id: 5, parentId: 3, beforeId: null });
  expect(moveByKey(TREE, 4, "out")).toEqual({ id: 4, parentId: 1, beforeId: 5 });
  expect(moveByKey(TREE, 1, "up")).toBeUndefined();
  expect(moveByKey(TREE, 2, "down")).toBeUndefined();
  expect(moveByKey(TREE, 1, "out")).toBeUndefined();
});
