import { REL_TYPES, type RelType } from "#features/wallet/domain/balance-entry.ts";
import type { MoveDefinition } from "../customers/insert-moves.ts";

const topUp = (daysAgo: number, cents: number, processorName: string): MoveDefinition => ({
  kind: "credit",
  cents,
  daysAgo,
  relType: REL_TYPES.topUp,
  processorName,
  processorTransactionId: `demo-${(daysAgo * 7919 + cents).toString(36)}`,
});

/** Nobody pays at the same minute every time. */
const atAnyHour = (moves: readonly MoveDefinition[]): MoveDefinition[] =>
  moves.map((move, at) => ({ ...move, daysAgo: move.daysAgo + ((at * 37) % 10) / 41 }));

const pay =
  (relType: RelType) =>
  (daysAgo: number, cents: number, relId: number): MoveDefinition => ({
    kind: "debit",
    cents,
    daysAgo,
    relType,
    relId,
  });
const payQuote = pay(REL_TYPES.quote);
const payParcel = pay(REL_TYPES.forwardRequest);
const payInvoice = pay(REL_TYPES.miscInvoice);

const byHand = (
  kind: "manual_top_up" | "manual_deduction",
  daysAgo: number,
  cents: number,
  reason: NonNullable<MoveDefinition["reason"]>,
): MoveDefinition => ({ kind, cents, daysAgo, relType: REL_TYPES.manual, reason });

const refund = (
  daysAgo: number,
  cents: number,
  refunds: number,
  relType: RelType,
): MoveDefinition => ({ kind: "refund", cents, daysAgo, relType, refunds });

/** A shopper's: a few entries, one of each kind that most people meet. */
const RASA: MoveDefinition[] = [
  topUp(96, 10_000, "Stripe"),
  payInvoice(80, 2_490, 1041),
  byHand("manual_top_up", 61, 500, "compensation"),
  topUp(34, 5_000, "Paysera"),
  payInvoice(20, 4_215, 1107),
  byHand("manual_deduction", 3, 100, "correction"),
];

/** A workshop's that forwards parcels every other week: several pages, refunds, and money held just now. */
const WORKSHOP: MoveDefinition[] = [
  topUp(338, 50_000, "Stripe"),
  payParcel(331, 6_840, 2011),
  payQuote(322, 18_925, 1904),
  payParcel(309, 4_275, 2036),
  refund(304, 1_150, 3, REL_TYPES.forwardRequest),
  payQuote(295, 12_760, 1951),
  topUp(281, 60_000, "PayPal"),
  payParcel(276, 9_310, 2078),
  payQuote(262, 24_499, 2003),
  refund(251, 24_499, 8, REL_TYPES.quote),
  payQuote(248, 21_880, 2019),
  payParcel(233, 5_525, 2124),
  payInvoice(220, 3_630, 1066),
  topUp(204, 80_000, "Paysera"),
  payQuote(197, 31_240, 2088),
  payParcel(183, 7_915, 2190),
  byHand("manual_top_up", 176, 1_500, "goodwill"),
  payQuote(160, 45_010, 2143),
  payParcel(141, 6_180, 2243),
  topUp(122, 50_000, "Stripe"),
  payQuote(118, 27_365, 2207),
  payParcel(97, 8_450, 2301),
  payInvoice(90, 1_210, 1098),
  payQuote(74, 16_790, 2266),
  topUp(58, 40_000, "Stripe"),
  payParcel(51, 5_960, 2356),
  byHand("manual_deduction", 44, 1_500, "correction"),
  payQuote(31, 33_415, 2312),
  payParcel(12, 10_235, 2410),
  topUp(6, 30_000, "PayPal"),
  { kind: "hold", cents: 7_280, daysAgo: 0, relType: REL_TYPES.forwardRequest, relId: 2433 },
];

/** Wallets with a past, by e-mail. */
export const DEMO_MOVES: Record<string, MoveDefinition[]> = {
  "rasa@cartage.example": atAnyHour(RASA),
  "janis@cartage.example": atAnyHour([topUp(25, 4_000, "PayPal"), payParcel(11, 2_385, 2418)]),
  "pro@cartage.example": atAnyHour(WORKSHOP),
};
