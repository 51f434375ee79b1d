import { SORT, type SortType } from "#ports/sort-type.ts";

/** What one unit on the wire is inside: decimals are cents, fractions are ten-thousandths. */
export const WIRE_UNITS: ReadonlyMap<string, number> = new Map([
  ["current_price", 100],
  ["discount_percentage", 10_000],
]);

/** SPEC §4's orders by the names of the fields they go by. */
export const WIRE_ORDERS: Readonly<Record<string, SortType>> = {
  "current_price desc": SORT.priceDescending,
  "current_price asc": SORT.priceAscending,
  "discount_percentage asc": SORT.bestValue,
  "paid_amount desc": SORT.bestSellers,
  "arrival_date desc": SORT.newArrivals,
  "_relevance desc": SORT.relevance,
};
