import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import { lockCustomer } from "../customers.repository.ts";
import type { Session } from "../read-session.ts";
import { BUSY } from "./password-hasher.ts";
import { replacePassword } from "./replace-password.ts";
import { weaknessOf } from "./weak-password.ts";

const WRONG = "auth.errors.wrong_password";
const SAME = "validation.password_same";

type PasswordChange = Visit & { session: Session; currentPassword: string; newPassword: string };

/** Requires the current password, so that a stolen session alone cannot take over the account. */
export async function changePassword(
  deps: AccountDeps,
  input: PasswordChange,
): Promise<Result<OpenedSession>> {
  const { email } = input.session.customer;
  const about = { account: email, visitor: input.visitor, what: "change-password" };
  const opened = await change(deps, input);
  if (opened.ok) await deps.reportSecurityEvent({ kind: "password_changed", ...about });
  else if (opened.code === WRONG)
    await deps.reportSecurityEvent({ kind: "login_failed", ...about });
  return opened;
}

async function change(deps: AccountDeps, input: PasswordChange): Promise<Result<OpenedSession>> {
  const { customer } = input.session;
  const attempt = await deps.limits.consume("change-password", {
    visitor: input.visitor,
    account: customer.email,
  });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const matches = await deps.hasher.verify(customer.passwordHash, input.currentPassword);
  if (matches === undefined) return fail(BUSY);
  if (!matches) return fail(WRONG, { current_password: [WRONG] });
  if (input.newPassword === input.currentPassword) return fail(SAME, { new_password: [SAME] });
  const weakness = weaknessOf(input.newPassword, { ...customer, shop: input.site.name });
  if (weakness) return fail(weakness, { new_password: [weakness] });
  const passwordHash = await deps.hasher.hash(input.newPassword);
  if (passwordHash === undefined) return fail(BUSY);

  const opened = await inTransaction(deps.db, async (tx): Promise<Result<OpenedSession>> => {
    const current = await lockCustomer(tx, customer.id);
    // Two concurrent changes: the second used a password that is no longer current.
    if (current?.passwordHash !== customer.passwordHash) {
      return fail(WRONG, { current_password: [WRONG] });
    }
    return succeed(await replacePassword(deps, tx, { ...input, customer: current, passwordHash }));
  });
  if (opened.ok) await attempt.restore();
  return opened;
}
