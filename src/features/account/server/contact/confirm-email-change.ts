import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { senderAddress } from "#features/mail/domain/email-content.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { emailChangedEmail } from "../account-emails.ts";
import { deleteTokensOf, spendToken } from "../auth/tokens.repository.ts";
import { lockCustomer, saveEmail } from "../customers.repository.ts";

const NOT_VALID = "auth.errors.link_not_valid";
const EXISTS = "auth.forms.user_already_exists";

type Changed = { email: string; former: string };

/** Opening the link proves access to the new mailbox; requesting it took the password, or staff requested it. */
export async function confirmEmailChange(
  deps: AccountDeps,
  input: Pick<Visit, "site" | "visitor"> & { token: string },
): Promise<Result<{ email: string }>> {
  const { site, visitor } = input;
  const attempt = await deps.limits.consume("confirm-email", { visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const tokenHash = hashSecret(input.token);
  if (!tokenHash) return fail(NOT_VALID);
  const changed = await inTransaction(deps.db, async (tx): Promise<Result<Changed>> => {
    const spent = await spendToken(tx, "email_change", tokenHash);
    const customer = spent && (await lockCustomer(tx, spent.customerId));
    if (!customer?.email || !spent?.newEmail) return fail(NOT_VALID);
    const { email: former, firstName, language } = customer;
    // Another person may have registered with the address meanwhile.
    if (!(await saveEmail(tx, customer.id, spent.newEmail))) return fail(EXISTS);
    // Reset links were sent to the old mailbox, so they are deleted.
    await deleteTokensOf(tx, customer.id);
    const values = { firstName, shop: site.name, help: senderAddress(site), email: spent.newEmail };
    const mail = { site, customerId: customer.id, language, kind: "email-changed" };
    await deps.postMail(tx, { ...mail, to: former, write: emailChangedEmail(values) });
    return succeed({ email: spent.newEmail, former });
  });
  if (!changed.ok) return changed;
  const { email, former } = changed.value;
  await deps.limits.clearAccount(former);
  await deps.reportSecurityEvent({ kind: "email_changed", account: former, visitor });
  return succeed({ email });
}
