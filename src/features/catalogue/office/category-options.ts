import type { StaffTaxonomy } from "../staff-calls.ts";

type Categories = StaffTaxonomy["categories"];
type TreeCategory = { category: Categories[number]; depth: number };

/** Every category after its parent, in order, with how deep it stands. */
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

/** For a list to choose from: what is below is set in. */
export const categoryOptions = (
  categories: Categories,
  set: number,
  nameOf: (names: Categories[number]["names"]) => string,
) =>
  treeOf(categories, set).map(({ category, depth }) => ({
    value: String(category.id),
    label: `${INDENT.repeat(depth)}${nameOf(category.names)}`,
  }));
