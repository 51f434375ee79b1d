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
 * Product notes §4. A quote that awaits payment is an order of the same number, and continues as that
 * order. When staff change a price, the quote gets a new price ("priced" to "priced").
 */
export const QUOTE_TRANSITIONS: Transitions<QuoteStatus> = {
  submitted: ["needs_info", "priced", "declined"],
  needs_info: ["submitted", "priced", "declined"],
  priced: ["priced", "awaiting_payment", "expired", "declined"],
  awaiting_payment: [],
  expired: ["submitted"],
  declined: [],
};

/** The quote stays as it is until its owner pays or answers. */
export const isWaitingForOwner = (status: QuoteStatus): boolean =>
  status === "priced" || status === "needs_info";

/** Who made a step; people are named by their id. */
export type QuoteActor =
  | { kind: "customer"; id: number }
  | { kind: "staff"; id: number | null }
  | { kind: "guest" | "system" };

/** Product notes §4: a price is valid for this many days. */
export const PRICE_DAYS = 14;

/** Product notes §4: orders and quotes share one sequence of ids. */
export const quoteNumber = (id: number): string => `QU${id}`;

export const QUOTES_PAGE_SIZE = 20;
