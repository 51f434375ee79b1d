/** SPEC §4, with its numbers. Ties are sorted by id, lowest first. */
export const SORT = {
  priceDescending: 0,
  priceAscending: 1,
  bestValue: 2,
  bestSellers: 3,
  newArrivals: 4,
  relevance: 5,
} as const;
export type SortType = (typeof SORT)[keyof typeof SORT];
