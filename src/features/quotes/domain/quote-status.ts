import type { Transitions } from "#core/state-machine.ts";

export const QUOTE_STATUSES = [
  "submitted",
  "needs_info",
  "priced",
  "awaiting_payment",
  "expired",
  "declined",
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * Product notes §4. Awaiting its payment it is an order of the same number, and goes on as one. A price
 * that staff change is a new price.
 */
export const QUOTE_TRANSITIONS: Transitions<QuoteStatus> = {
  submitted: ["needs_info", "priced", "declined"],
  needs_info: ["submitted", "priced", "declined"],
  priced: ["priced", "awaiting_payment", "expired", "declined"],
  awaiting_payment: [],
  expired: ["submitted"],
  declined: [],
};

/** Nothing happens to it until its owner pays or answers. */
export const isWaitingForOwner = (status: QuoteStatus): boolean =>
  status === "priced" || status === "needs_info";

/** Who made it go on; people are named by number. */
export type QuoteActor =
  | { kind: "customer"; id: number }
  | { kind: "staff"; id: number | null }
  | { kind: "guest" | "system" };

/** Product notes §4: so long a price holds. */
export const PRICE_DAYS = 14;

/** Product notes §4: one sequence of ids for orders and quotes. */
export const quoteNumber = (id: number): string => `QU${id}`;

export const QUOTES_PAGE_SIZE = 20;
