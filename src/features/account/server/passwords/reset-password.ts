import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import { BUSY, tooManyAttempts } from "../attempts/too-many-attempts.ts";
import { lockCustomer } from "../customers.repository.ts";
import { isGoodToken, spendToken } from "../getting-in/sessions.repository.ts";
import { hashSecret } from "../secret-token.ts";
import { replacePassword } from "./replace-password.ts";

const NOT_VALID = "auth.errors.link_not_valid";

/** The link works once and for an hour. Whoever reads the mailbox is the customer, and is logged in. */
export async function resetPassword(
  deps: AccountDeps,
  input: Visit & { token: string; password: string },
): Promise<Result<OpenedSession>> {
  const attempt = await deps.limits.take("reset", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const tokenHash = hashSecret(input.token);
  if (!tokenHash || !(await isGoodToken(deps.db, tokenHash))) return fail(NOT_VALID);
  const passwordHash = await deps.hasher.hash(input.password);
  if (passwordHash === undefined) return fail(BUSY);

  const opened = await inTransaction(deps.db, async (tx): Promise<Result<OpenedSession>> => {
    const customerId = await spendToken(tx, tokenHash);
    const customer = customerId === undefined ? undefined : await lockCustomer(tx, customerId);
    if (!customer?.email) return fail(NOT_VALID);
    return succeed(await replacePassword(deps, tx, { ...input, customer, passwordHash }));
  });
  if (opened.ok) await attempt.giveBack();
  return opened;
}
