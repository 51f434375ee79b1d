import { isOpen, type PaymentStatus } from "./payment-status.ts";

export type PaymentResult =
  | "succeeded"
  | "waiting"
  | "unfinished"
  | "failed"
  | "cancelled"
  | "refunded";

/**
 * What a payer is told: money on its way is waited for, and so is a payment that nobody has begun,
 * unless its payer came back without paying.
 */
export function resultOf(status: PaymentStatus, cameBack: boolean): PaymentResult {
  if (status === "created" && cameBack) return "unfinished";
  if (isOpen(status)) return "waiting";
  if (status === "failed" || status === "cancelled" || status === "refunded") return status;
  return "succeeded";
}

/** Where another try makes sense. */
export const canTryAgain = (result: PaymentResult): boolean =>
  result === "unfinished" || result === "failed" || result === "cancelled";
