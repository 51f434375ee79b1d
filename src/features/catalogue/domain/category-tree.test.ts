import { expect, test } from "vitest";
import {
  buildCategoryTree,
  type Category,
  categoryPath,
  findCategory,
  trailOf,
} from "./category-tree.ts";
import { category as stored } from "./product/fixtures/product-record.ts";

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
])("the path %s finds its category or nothing", (path, ids) => {
  expect(findCategory(tree, path)?.map(({ id }) => id)).toEqual(ids);
});

test("the path of a category is built from its ancestors", () => {
  const trail = trailOf(tree, 5);
  expect(trail && categoryPath(trail)).toBe("/c/clothes/boots");
  expect(trailOf(tree, 99)).toBeNull();
});

test("a tree has the categories of one id set, sorted by position and named in the language", () => {
  const categories = new Map(
    [
      stored(1, { position: 2, names: { en: "Shoes", lt: "Batai" } }),
      stored(2, { position: 1 }),
      stored(3, { position: 1, parentId: 1 }),
      stored(4, { position: 1, parentId: 1, slug: "boots" }),
      stored(5, { set: 2 }),
    ].map((one) => [one.id, one]),
  );
  const tree = buildCategoryTree(categories, 1, ["lt", "en"]);
  expect(tree.map(({ id, name }) => [id, name])).toEqual([
    [2, "Category 2"],
    [1, "Batai"],
  ]);
  expect(tree[1]?.children.map(({ id }) => id)).toEqual([3, 4]);
  expect(tree[1]?.children[1]).toEqual({
    id: 4,
    parentId: 1,
    slug: "boots",
    name: "Category 4",
    position: 1,
    filterableFieldIds: [],
    displayInMarketplace: true,
    children: [],
  });
});
