import type { Taxonomy } from "./taxonomy.ts";
import { pickTranslation } from "./translation.ts";

/** SPEC §3. Names are of one language: a tree is read per site and language. */
export type Category = {
  id: number;
  slug: string;
  name: string;
  parentId: number | null;
  position: number;
  /** Additional fields that a visitor can filter by once this category is chosen (SPEC §5). */
  filterableFieldIds: readonly number[];
  displayInMarketplace: boolean;
  children: readonly Category[];
};

/** The path from the root category down to a category, which is included. */
type CategoryTrail = readonly Category[];

/** Finds a category by a path like `footwear/running-shoes`, which contains the slugs of all its ancestors. */
export function findCategory(tree: readonly Category[], path: string): CategoryTrail | null {
  const trail: Category[] = [];
  let level = tree;
  for (const slug of path.split("/")) {
    const found = level.find((category) => category.slug === slug);
    if (!found) return null;
    trail.push(found);
    level = found.children;
  }
  return trail;
}

export function trailOf(tree: readonly Category[], id: number): CategoryTrail | null {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = trailOf(category.children, id);
    if (below) return [category, ...below];
  }
  return null;
}

/** The path of the last category in the trail, without a language prefix. */
export function categoryPath(trail: readonly { slug: string }[]): string {
  return `/c/${trail.map(({ slug }) => slug).join("/")}`;
}

/** The categories of one id set as a tree; each name is in the first of the languages that has one. */
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
