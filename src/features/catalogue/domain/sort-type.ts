import { SORT, type SortType } from "#ports/sort-type.ts";

export function isSortType(value: unknown): value is SortType {
  return Object.values<unknown>(SORT).includes(value);
}

/** SPEC §4: the default of the site's language; if it has none, relevance for a text search, else best sellers. */
export function defaultSort(asked: { text: string; siteDefault: number | null }): SortType {
  if (isSortType(asked.siteDefault)) return asked.siteDefault;
  return asked.text ? SORT.relevance : SORT.bestSellers;
}
