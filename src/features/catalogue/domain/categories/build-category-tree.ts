import type { Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";
import type { Category } from "./category.ts";

/** The categories of one id set as a tree, named in the first of the languages that has a name. */
export function buildCategoryTree(
  categories: Taxonomy["categories"],
  categorySet: number | null,
  languages: readonly string[],
): Category[] {
  const ofSet = [...categories.values()].filter(({ set }) => set === categorySet);
  const byParent = Map.groupBy(ofSet, ({ parentId }) => parentId);
  const below = (parentId: number | null): Category[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ set: _set, names, ...category }) => ({
        ...category,
        name: pickTranslation(names, languages),
        children: below(category.id),
      }));
  return below(null);
}
