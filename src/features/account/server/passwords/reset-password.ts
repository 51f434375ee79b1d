import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import { selectTokenOwner, spendToken } from "../auth/tokens.repository.ts";
import { lockCustomer } from "../customers.repository.ts";
import { BUSY } from "./password-hasher.ts";
import { replacePassword } from "./replace-password.ts";
import { weaknessOf } from "./weak-password.ts";

const NOT_VALID = "auth.errors.link_not_valid";

/** The link works once, within an hour. Whoever can read the mailbox is taken to be the customer and is logged in. */
export async function resetPassword(
  deps: AccountDeps,
  input: Visit & { token: string; password: string },
): Promise<Result<OpenedSession>> {
  const attempt = await deps.limits.consume("reset", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const tokenHash = hashSecret(input.token);
  const owner = tokenHash && (await selectTokenOwner(deps.db, "password_reset", tokenHash));
  if (!tokenHash || !owner) return fail(NOT_VALID);
  const weakness = weaknessOf(input.password, { ...owner.customer, shop: input.site.name });
  if (weakness) return fail(weakness, { password: [weakness] });
  const passwordHash = await deps.hasher.hash(input.password);
  if (passwordHash === undefined) return fail(BUSY);

  const opened = await inTransaction(deps.db, async (tx): Promise<Result<OpenedSession>> => {
    const spent = await spendToken(tx, "password_reset", tokenHash);
    const customer = spent && (await lockCustomer(tx, spent.customerId));
    if (!customer?.email) return fail(NOT_VALID);
    return succeed(await replacePassword(deps, tx, { ...input, customer, passwordHash }));
  });
  if (opened.ok) {
    await attempt.restore();
    const { email: account } = owner.customer;
    await deps.reportSecurityEvent({
      kind: "password_changed",
      account,
      visitor: input.visitor,
      what: "reset",
    });
  }
  return opened;
}
