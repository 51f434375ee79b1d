/** What staff can sort their list of quotes by: the number, or since when a quote waits for them. */
export const STAFF_QUOTE_SORTS = ["number", "clock"] as const;
export type StaffQuoteSort = (typeof STAFF_QUOTE_SORTS)[number];

/** The largest value of goods, in euros, that the list can be filtered by. */
export const MOST_QUOTE_VALUE = 10_000_000;
