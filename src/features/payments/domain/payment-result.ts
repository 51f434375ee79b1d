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

/**
 * Whether a payment may have happened although nobody told us: no answer, another node still at it, or a
 * server that fails. Asked again it must be the same call, or it could be paid twice.
 */
export function isOutcomeUnknown({ httpStatus, message }: { httpStatus: number; message: string }) {
  if (message === "payments.errors.unavailable") return false;
  return httpStatus === 0 || message === "errors.still_running" || httpStatus >= 500;
}
