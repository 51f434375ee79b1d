import type { Category } from "./category.ts";

/** From the top down to a category, itself included. */
export type CategoryTrail = readonly Category[];

/** `footwear/running-shoes`: every category's address names those above it. */
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

/** The address of the last one, without its language. */
export function categoryPath(trail: readonly { slug: string }[]): string {
  return `/c/${trail.map(({ slug }) => slug).join("/")}`;
}
