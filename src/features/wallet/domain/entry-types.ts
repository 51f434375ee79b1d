/** SPEC §3: the numbers that the API uses. */
export const REL_TYPES = {
  quote: 0,
  forwardRequest: 1,
  manual: 2,
  topUp: 3,
  miscInvoice: 4,
} as const;
export type RelType = (typeof REL_TYPES)[keyof typeof REL_TYPES];

export const ENTRY_TYPES = { addition: 1, deduction: 2 } as const;

export const SUBJECT_TYPES = ["shop_orders", "quotes", "forward_requests", "invoices"] as const;
type SubjectType = (typeof SUBJECT_TYPES)[number];

/** What an entry is about, as the wallet's owner knows it. */
export type WalletSubject = { type: SubjectType; number: string; path: string };

export const HISTORY_PAGE_SIZE = 20;
