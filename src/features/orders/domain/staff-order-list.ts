/** What lists of staff are sorted by. */
export const STAFF_ORDER_SORTS = ["number", "paid", "total"] as const;
export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number];

/** A list of some days is in the order of payment, so that its rows lie together in the index. */
export const usualSort = (filter: {
  paid_since?: string | undefined;
  paid_until?: string | undefined;
}): StaffOrderSort => (filter.paid_since || filter.paid_until ? "paid" : "number");

/** Where a page of a list ends: what its last row is sorted by, and its id. */
export type StaffOrderCursor = { value: number | string; id: number };

const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export const writeCursor = ({ value, id }: StaffOrderCursor): string => `${value}~${id}`;

/** Undefined for what is none: the list begins anew. */
export function readCursor(sort: StaffOrderSort, text: string): StaffOrderCursor | undefined {
  const [, value = "", id = ""] = /^([^~]{1,40})~(\d{1,15})$/.exec(text) ?? [];
  const isValue = sort === "paid" ? MOMENT.test(value) : /^\d{1,15}$/.test(value);
  return isValue && id ? { value, id: Number(id) } : undefined;
}
