/**
 * Whether a payment may have happened although nobody told us: no answer, another node still at it, or a
 * server in trouble. Asked again it must be the same call, or it could be paid twice.
 */
export function isOutcomeUnknown({ httpStatus, message }: { httpStatus: number; message: string }) {
  if (message === "payments.errors.unavailable") return false;
  return httpStatus === 0 || message === "errors.still_running" || httpStatus >= 500;
}
