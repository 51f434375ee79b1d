import { expect, test } from "vitest";
import { readIds } from "./read-ids.ts";

test.each([
  ["3,17", [3, 17]],
  [" 3 , 3", [3]],
  ["0,-2,1.5,x,9007199254740993,5", [5]],
  ["", []],
])("the ids in %j are %j", (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});
