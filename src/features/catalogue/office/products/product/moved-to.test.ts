import { expect, test } from "vitest";
import { movedTo } from "./moved-to.ts";

test("an item is moved and the others keep their order", () => {
  expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});
