import type { Cents } from "#core/money.ts";

/** What a customer has in the ledger: what they can spend, what is held, and the other sides of each move. */
export const LEDGER_ACCOUNTS = ["wallet", "held", "paid_in", "spent", "manual"] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Every move there is, as data: from one account of the customer to another. */
export const MOVES = {
  credit: { from: "paid_in", to: "wallet" },
  debit: { from: "wallet", to: "spent" },
  hold: { from: "wallet", to: "held" },
  release: { from: "held", to: "wallet" },
  capture: { from: "held", to: "spent" },
  refund: { from: "spent", to: "wallet" },
  manual_top_up: { from: "manual", to: "wallet" },
  manual_deduction: { from: "wallet", to: "manual" },
} as const satisfies Record<string, { from: LedgerAccount; to: LedgerAccount }>;
export type MoveKind = keyof typeof MOVES;

/** What may be done with an earlier move, and how often at most: until all of it is used up. */
export const FOLLOW_UPS = {
  release: ["hold"],
  capture: ["hold"],
  refund: ["debit", "capture"],
} as const satisfies Partial<Record<MoveKind, readonly MoveKind[]>>;
export type FollowUp = keyof typeof FOLLOW_UPS;

/** A million euros: more than anyone keeps here, less than any number here can hold. */
const MOST: Cents = 100_000_000;

export function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MOST;
}

/** Why staff move money by hand; a choice, since a free text could name a person for ever. */
const MANUAL_REASONS = ["correction", "goodwill", "compensation", "payout", "other"] as const;
export type ManualReason = (typeof MANUAL_REASONS)[number];
