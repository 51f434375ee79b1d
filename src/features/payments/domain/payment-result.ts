import { isOpen, type PaymentStatus } from "./payment-status.ts";

export type PaymentResult =
  | "succeeded"
  | "waiting"
  | "unfinished"
  | "failed"
  | "cancelled"
  | "refunded";

/** What a payer is told: an open payment is waited for, or was left by one who came back without paying. */
export function resultOf(status: PaymentStatus, cameBack: boolean): PaymentResult {
  if (isOpen(status)) return cameBack ? "unfinished" : "waiting";
  if (status === "failed" || status === "cancelled" || status === "refunded") return status;
  return "succeeded";
}

/** Where another try makes sense. */
export const mayTryAgain = (result: PaymentResult): boolean =>
  result === "unfinished" || result === "failed" || result === "cancelled";
