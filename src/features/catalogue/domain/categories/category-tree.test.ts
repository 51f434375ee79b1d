import { expect, test } from "vitest";
import type { Category } from "./category.ts";
import { categoryPath, findCategory, trailOf } from "./category-tree.ts";

const category = (id: number, slug: string, children: Category[] = []): Category => ({
  id,
  slug,
  name: slug,
  parentId: null,
  position: id,
  filterableFieldIds: [],
  displayInMarketplace: true,
  children,
});
const tree = [
  category(1, "footwear", [category(2, "running-shoes"), category(3, "boots")]),
  category(4, "clothes", [category(5, "boots")]),
];

test.each([
  ["footwear", [1]],
  ["footwear/boots", [1, 3]],
  ["clothes/boots", [4, 5]],
  ["boots", undefined],
  ["footwear/", undefined],
  ["footwear/boots/boots", undefined],
  ["", undefined],
])("%s", (path, ids) => {
  expect(findCategory(tree, path)?.map(({ id }) => id)).toEqual(ids);
});

test("a category's address leads to it", () => {
  const trail = trailOf(tree, 5);
  expect(trail && categoryPath(trail)).toBe("/c/clothes/boots");
  expect(trailOf(tree, 99)).toBeNull();
});
