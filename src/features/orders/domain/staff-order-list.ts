/** What lists of staff are sorted by. */
export const STAFF_ORDER_SORTS = ["number", "paid", "total"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

/** A list of some days is in the order of payment, so that its rows lie together in the index. */
export const usualSort = (filter: {
  paid_since?: string | undefined;
  paid_until?: string | undefined;
}): StaffOrderSort => (filter.paid_since || filter.paid_until ? "paid" : "number");

/** Where a page of a list ends: what its last row is sorted by (of a time, its microseconds), and its id. */
export type StaffOrderCursor = { value: number; id: number };

export const writeCursor = ({ value, id }: StaffOrderCursor): string => `${value}~${id}`;

/** Undefined for what is none: the list begins anew. */
export function readCursor(text: string): StaffOrderCursor | undefined {
  const [, value, id] = /^(\d{1,16})~(\d{1,15})$/.exec(text) ?? [];
  const cursor = { value: Number(value), id: Number(id) };
  return Number.isSafeInteger(cursor.value) ? cursor : undefined;
}

/** The largest sum that the list is narrowed by. */
export const MOST_ORDER_TOTAL = 10_000_000;
