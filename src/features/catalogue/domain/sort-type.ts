/** SPEC §4, by its numbers. Ties are broken by id, the lowest first. */
export const SORT = {
  priceDescending: 0,
  priceAscending: 1,
  bestValue: 2,
  bestSellers: 3,
  newArrivals: 4,
  relevance: 5,
} as const;
export type SortType = (typeof SORT)[keyof typeof SORT];

export function isSortType(value: unknown): value is SortType {
  return Object.values<unknown>(SORT).includes(value);
}

/** SPEC §4: the site language's own default, else best sellers; there, what was typed is sorted by how well it fits. */
export function defaultSort(asked: { text: string; siteDefault: number | null }): SortType {
  if (isSortType(asked.siteDefault)) return asked.siteDefault;
  return asked.text ? SORT.relevance : SORT.bestSellers;
}
