import type { StaffTaxonomy } from "../staff-calls.ts";

type Categories = StaffTaxonomy["categories"];
type TreeCategory = { category: Categories[number]; depth: number };

/** All categories in order, each after its parent, with their depth in the tree. */
export function treeOf(categories: Categories, set: number): TreeCategory[] {
  const ofSet = categories.filter((category) => category.set === set);
  const below = Map.groupBy(ofSet, ({ parent_id }) => parent_id);
  const walk = (parent: number | null, depth: number): TreeCategory[] =>
    (below.get(parent) ?? []).flatMap((category) => [
      { category, depth },
      ...walk(category.id, depth + 1),
    ]);
  return walk(null, 0);
}

const INDENT = "\u2003";

/** Options for a select; subcategories are indented. */
export const categoryOptions = (
  categories: Categories,
  set: number,
  nameOf: (names: Categories[number]["names"]) => string,
) =>
  treeOf(categories, set).map(({ category, depth }) => ({
    value: String(category.id),
    label: `${INDENT.repeat(depth)}${nameOf(category.names)}`,
  }));
