import type { CategoryInput } from "#features/catalogue/domain/catalogue-input.ts";
import { fieldOf } from "../fields/all-fields.ts";
import { type LocalisedText, list } from "../localised-text.ts";

export type CategoryBranch = {
  id: number;
  /** The key that product types use; also the slug unless a shorter one is given. Unique in its set. */
  key: string;
  slug: string;
  names: LocalisedText;
  /** Keys of the fields to filter by. */
  fields: string;
  displayInMarketplace: boolean;
  children: readonly CategoryBranch[];
};

const FILTERS = {
  phones: "storage memory screen-size colour water-resistance",
  computers: "storage memory screen-size resolution colour",
  screens: "screen-size resolution colour",
  sound: "connection battery-life colour water-resistance",
  gadgets: "connection battery-life colour layout capacity",
  electronics: "colour connection screen-size",
  clothes: "size colour material fit season for-whom",
  shoes: "size colour material season closure for-whom",
  heeled: "size colour material heel-height closure",
  bags: "colour material closure for-whom litres",
  worn: "colour material for-whom size",
  glasses: "colour lens material for-whom",
  watches: "colour movement material for-whom water-resistance",
  perfume: "scent size for-whom",
  skin: "skin-type volume free-of for-whom",
  sun: "spf skin-type free-of",
  make_up: "colour finish free-of",
  beauty: "for-whom free-of",
} as const;

type FilterGroup = keyof typeof FILTERS;

export function branch(
  [id, key, filters]: readonly [id: number, key: string, filters: FilterGroup],
  names: LocalisedText,
  ...children: readonly CategoryBranch[]
): CategoryBranch {
  // In "women-clothes:women" the first part is the key for product types, the second the slug for URLs.
  const [own = key, slug = own] = key.split(":");
  return {
    id,
    key: own,
    slug,
    names,
    fields: FILTERS[filters],
    displayInMarketplace: true,
    children,
  };
}

/** Found by search and URL, but not shown in the marketplace's overview (SPEC §3). */
export const apart = (category: CategoryBranch): CategoryBranch => ({
  ...category,
  displayInMarketplace: false,
});

export function flatten(
  set: 1 | 2,
  branches: readonly CategoryBranch[],
  parentId: number | null = null,
): CategoryInput[] {
  return branches.flatMap(({ id, slug, names, fields, displayInMarketplace, children }, at) => [
    {
      id,
      set,
      parentId,
      slug,
      names,
      position: at + 1,
      filterableFieldIds: list(fields).map((key) => fieldOf(key).id),
      displayInMarketplace,
    },
    ...flatten(set, children, id),
  ]);
}

/** Ids by the names product types use. */
export function idsByKey(branches: readonly CategoryBranch[]): Map<string, number> {
  return new Map(
    branches.flatMap(({ key, id, children }): [string, number][] => [
      [key, id],
      ...idsByKey(children),
    ]),
  );
}
