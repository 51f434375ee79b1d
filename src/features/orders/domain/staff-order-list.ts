/** What staff can sort their lists of orders by. */
export const STAFF_ORDER_SORTS = ["number", "paid", "total"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

/** A list of certain days is sorted by payment time, so that its rows lie together in the index. */
export const usualSort = (filter: {
  paid_since?: string | undefined;
  paid_until?: string | undefined;
}): StaffOrderSort => (filter.paid_since || filter.paid_until ? "paid" : "number");

/** The largest total that the list can be filtered by. */
export const MOST_ORDER_TOTAL = 10_000_000;
