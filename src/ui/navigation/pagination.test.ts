import { expect, it } from "vitest";
import { pageNumbers } from "./pagination.tsx";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [6, 9, [1, 0, 5, 6, 7, 8, 9]],
  [9, 9, [1, 0, 8, 9]],
])("the pagination of page %d of %d is %j", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
