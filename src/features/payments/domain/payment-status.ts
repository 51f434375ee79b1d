import type { Cents } from "#core/money.ts";
import { canTransition, type Transitions } from "#core/state-machine.ts";

export const PAYMENT_STATUSES = [
  "created",
  "pending",
  "succeeded",
  "failed",
  "cancelled",
  "partly_refunded",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Product notes §4. Messages come late and in any order, so the more important one wins whenever it comes: a refusal
 * over a payer who left, and money that arrived over both.
 */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  created: ["pending", "succeeded", "failed", "cancelled"],
  pending: ["succeeded", "failed", "cancelled"],
  cancelled: ["failed", "succeeded"],
  failed: ["succeeded"],
  succeeded: ["partly_refunded", "refunded"],
  partly_refunded: ["refunded"],
  refunded: [],
};

export const PAID_STATUSES = ["succeeded", "partly_refunded", "refunded"] as const;
type PaidStatus = (typeof PAID_STATUSES)[number];
export const OPEN_STATUSES: readonly PaymentStatus[] = ["created", "pending"];

export const isPaid = (status: PaymentStatus): status is PaidStatus =>
  PAID_STATUSES.some((one) => one === status);
export const isOpen = (status: PaymentStatus): boolean => OPEN_STATUSES.includes(status);

export type PaymentState = { status: PaymentStatus; amountCents: Cents; refundedCents: Cents };
export type ReportedState = { status: PaymentStatus; refundedCents: Cents };

/** Applies a provider's report to a payment: returns every status on the way, and the refunded total. */
export function followReport(
  { status, amountCents, refundedCents }: PaymentState,
  reported: ReportedState,
): { steps: PaymentStatus[]; refundedCents: Cents } {
  const steps: PaymentStatus[] = [];
  let now = status;
  const move = (to: PaymentStatus) => {
    if (!canTransition(PAYMENT_TRANSITIONS, now, to)) return;
    steps.push(to);
    now = to;
  };
  move(reported.status);
  if (!isPaid(now)) return { steps, refundedCents };
  const refunded = Math.max(refundedCents, Math.min(reported.refundedCents, amountCents));
  if (refunded > 0) move(refunded < amountCents ? "partly_refunded" : "refunded");
  return { steps, refundedCents: refunded };
}
