import { type Failure, fail } from "#core/result.ts";

export const BUSY = "auth.errors.busy";
const TOO_MANY = "auth.errors.too_many_attempts";

export function tooManyAttempts(retryAfterSeconds: number): Failure<typeof TOO_MANY> {
  return { ...fail(TOO_MANY), retryAfterSeconds };
}
