import { DAY_MS } from "#core/durations.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";

import type { ManualReason } from "#features/wallet/domain/ledger.ts";
import type { PastMove } from "./insert-moves.ts";

type OwnMove = Pick<PastMove, "kind" | "cents" | "relation" | "processor" | "reason"> & {
  daysAgo: number;
};

const topUp = (daysAgo: number, cents: number, name: string): OwnMove => ({
  kind: "credit",
  cents,
  daysAgo,
  relation: { relType: REL_TYPES.topUp },
  processor: { name, transactionId: `demo-${(daysAgo * 7919 + cents).toString(36)}` },
});

const byHand = (
  kind: "manual_top_up" | "manual_deduction",
  daysAgo: number,
  cents: number,
  reason: ManualReason,
): OwnMove => ({ kind, cents, daysAgo, relation: { relType: REL_TYPES.manual }, reason });

/**
 * Top-ups and moves by staff. What was paid from wallets and refunded to them is written
 * with the orders, parcels and invoices concerned.
 */
const DEMO_MOVES: Record<string, readonly OwnMove[]> = {
  "rasa@cartage.example": [
    topUp(96, 10_000, "Stripe"),
    // Her claim about the dented box was accepted that day.
    byHand("manual_top_up", 24, 500, "claim"),
    topUp(34, 5_000, "Paysera"),
    byHand("manual_deduction", 3, 100, "correction"),
  ],
  "janis@cartage.example": [topUp(25, 4_000, "PayPal")],
  "marta@cartage.example": [topUp(66, 30_000, "Stripe")],
  "pro@cartage.example": [
    topUp(338, 50_000, "Stripe"),
    topUp(161, 60_000, "PayPal"),
    topUp(122, 50_000, "Paysera"),
    byHand("manual_top_up", 96, 1_500, "goodwill"),
    topUp(78, 60_000, "Stripe"),
    byHand("manual_deduction", 44, 1_500, "correction"),
    topUp(6, 30_000, "PayPal"),
  ],
};

/** Varies the minute, because nobody pays at the same minute every time. */
export const demoMoves = (email: string, customerId: number): PastMove[] =>
  (DEMO_MOVES[email] ?? []).map(({ daysAgo, ...move }, at) => ({
    ...move,
    customerId,
    key: `seed:${customerId}:${at}`,
    at: new Date(Date.now() - (daysAgo + ((at * 37) % 10) / 41) * DAY_MS),
  }));
