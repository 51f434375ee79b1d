import { SORT, type SortType } from "#ports/sort-type.ts";

/** The internal value of one unit of the protocol: decimals become cents, fractions ten-thousandths. */
export const WIRE_UNITS: ReadonlyMap<string, number> = new Map([
  ["current_price", 100],
  ["discount_percentage", 10_000],
]);

/** The orders of SPEC §4 by the name and direction of their field. */
export const WIRE_ORDERS: Readonly<Record<string, SortType>> = {
  "current_price desc": SORT.priceDescending,
  "current_price asc": SORT.priceAscending,
  "discount_percentage asc": SORT.bestValue,
  "paid_amount desc": SORT.bestSellers,
  "arrival_date desc": SORT.newArrivals,
  "_relevance desc": SORT.relevance,
};
