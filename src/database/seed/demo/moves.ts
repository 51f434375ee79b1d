import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import type { MoveDefinition } from "../insert-moves.ts";

const topUp = (daysAgo: number, cents: number, processorName: string): MoveDefinition => ({
  kind: "credit",
  cents,
  daysAgo,
  relType: REL_TYPES.topUp,
  processorName,
  processorTransactionId: `demo-${daysAgo}-${cents}`,
});

/** Wallets with every kind of entry that needs no order, by e-mail. */
export const DEMO_MOVES: Record<string, MoveDefinition[]> = {
  "rasa@cartage.example": [
    topUp(96, 10_000, "Stripe"),
    { kind: "debit", cents: 2_490, daysAgo: 80, relType: REL_TYPES.miscInvoice, relId: 1041 },
    {
      kind: "manual_top_up",
      cents: 500,
      daysAgo: 61,
      relType: REL_TYPES.manual,
      reason: "compensation",
    },
    topUp(34, 5_000, "Paysera"),
    { kind: "debit", cents: 4_215, daysAgo: 20, relType: REL_TYPES.miscInvoice, relId: 1107 },
    {
      kind: "manual_deduction",
      cents: 100,
      daysAgo: 3,
      relType: REL_TYPES.manual,
      reason: "correction",
    },
  ],
  "pro@cartage.example": [topUp(150, 250_000, "Stripe"), topUp(45, 100_000, "Stripe")],
};
