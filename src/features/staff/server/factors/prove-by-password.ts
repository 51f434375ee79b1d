import { fail, type Result, succeed } from "#core/result.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { markProved } from "../sessions/office-sessions.repository.ts";
import type { OfficeSession } from "../sessions/read-office-session.ts";
import type { StaffDeps } from "../staff-deps.ts";

const WRONG = "auth.errors.wrong_password";

type PasswordInput = { session: OfficeSession; password: string; visitor: string };

/** For staff without a second factor: asks for the password again before a critical action. */
export async function proveByPassword(
  deps: StaffDeps,
  { session, password, visitor }: PasswordInput,
): Promise<Result<null>> {
  const { email, passwordHash } = session.customer;
  // Staff with a factor must use it.
  if (session.hasFactor) return fail("errors.not_found");
  const attempt = await deps.limits.consume("office-password", {
    visitor,
    account: `customer:${session.customer.id}`,
  });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const matches = await deps.account.verifyPassword(passwordHash, password);
  if (matches === undefined) return fail("auth.errors.busy");
  if (!matches) {
    const what = "office";
    await deps.reportSecurityEvent({ kind: "login_failed", account: email, visitor, what });
    return fail(WRONG, { password: [WRONG] });
  }
  await attempt.restore();
  await markProved(deps.db, session.id);
  return succeed(null);
}
