import { SORT, type SortType } from "#ports/sort-type.ts";

export function isSortType(value: unknown): value is SortType {
  return Object.values<unknown>(SORT).includes(value);
}

/** SPEC §4: the site language's own default, else best sellers; there, what was typed is sorted by how well it fits. */
export function defaultSort(asked: { text: string; siteDefault: number | null }): SortType {
  if (isSortType(asked.siteDefault)) return asked.siteDefault;
  return asked.text ? SORT.relevance : SORT.bestSellers;
}
