import { isOpen, type PaymentStatus } from "./payment-status.ts";

export type PaymentResult =
  | "succeeded"
  | "waiting"
  | "unfinished"
  | "failed"
  | "cancelled"
  | "refunded";

/**
 * What the payer is shown: an open payment is "waiting", unless it is not confirmed and its payer came back without
 * paying.
 */
export function resultOf(status: PaymentStatus, cameBack: boolean): PaymentResult {
  if (status === "created" && cameBack) return "unfinished";
  if (isOpen(status)) return "waiting";
  if (status === "failed" || status === "cancelled" || status === "refunded") return status;
  return "succeeded";
}

/** Whether another attempt makes sense. */
export const canTryAgain = (result: PaymentResult): boolean =>
  result === "unfinished" || result === "failed" || result === "cancelled";

/**
 * Whether a payment may have happened although we got no answer: a network failure, another node that still works on
 * it, or a server error. A retry must be the same call, or it could be paid twice.
 */
export function isOutcomeUnknown({ httpStatus, message }: { httpStatus: number; message: string }) {
  if (message === "payments.errors.unavailable") return false;
  return httpStatus === 0 || message === "errors.still_running" || httpStatus >= 500;
}
