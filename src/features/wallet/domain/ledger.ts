import type { Cents } from "#core/money.ts";
import { keysOf } from "#core/record.ts";

/** A customer's accounts in the ledger: what can be spent, what is held, and the counter-accounts of moves. */
export const LEDGER_ACCOUNTS = ["wallet", "held", "paid_in", "spent", "manual"] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** All kinds of moves, as data: from one account of the customer to another. */
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
export const MOVE_KINDS = keysOf(MOVES);

/** What may be done with an earlier move, and how often at most: until all of it is used up. */
export const FOLLOW_UPS = {
  release: ["hold"],
  capture: ["hold"],
  refund: ["debit", "capture"],
} as const satisfies Partial<Record<MoveKind, readonly MoveKind[]>>;
export type FollowUp = keyof typeof FOLLOW_UPS;

/** A million euros: more than any customer keeps here, and far below the limits of our number types. */
export const MOST_CENTS: Cents = 100_000_000;

export function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS;
}

/** Why staff move money by hand; a fixed choice, because free text could name a person permanently. */
export const MANUAL_REASONS = [
  "claim",
  "correction",
  "goodwill",
  "compensation",
  "payout",
  "other",
] as const;
export type ManualReason = (typeof MANUAL_REASONS)[number];
