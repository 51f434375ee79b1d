/** What staff can sort their lists of orders by. */
export const STAFF_ORDER_SORTS = ["number", "paid", "total"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

/** A list of certain days is sorted by payment time, so that its rows lie together in the index. */
export const usualSort = (filter: {
  paid_since?: string | undefined;
  paid_until?: string | undefined;
}): StaffOrderSort => (filter.paid_since || filter.paid_until ? "paid" : "number");

/** Where a page of a list ends: its last row's sort value (for a time, in microseconds) and id. */
export type StaffOrderCursor = { value: number; id: number };

export const writeCursor = ({ value, id }: StaffOrderCursor): string => `${value}~${id}`;

/** Undefined if the text is not a cursor: the list then starts from the beginning. */
export function readCursor(text: string): StaffOrderCursor | undefined {
  const [, value, id] = /^(\d{1,16})~(\d{1,15})$/.exec(text) ?? [];
  const cursor = { value: Number(value), id: Number(id) };
  return Number.isSafeInteger(cursor.value) ? cursor : undefined;
}

/** The largest total that the list can be filtered by. */
export const MOST_ORDER_TOTAL = 10_000_000;
