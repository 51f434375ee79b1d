import { type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { RESET_TOKEN_SECONDS } from "../../domain/token-life.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { passwordResetEmail } from "../account-emails.ts";
import { consumeDeviceLimit } from "../auth/known-device.ts";
import { insertToken } from "../auth/tokens.repository.ts";
import { lockCustomer, selectCustomerByEmail } from "../customers.repository.ts";

/** Longer than the work takes, so that the response time does not reveal whether the e-mail is known. */
const SAME_FOR_ALL_MS = 250;

type ResetLinkInput = Pick<Visit, "site" | "visitor" | "language" | "deviceMark"> & {
  email: string;
};

/** Known and unknown e-mails get the same answer after the same time; only the owner of the mailbox learns more. */
export async function requestPasswordReset(
  deps: AccountDeps,
  input: ResetLinkInput,
): Promise<Result<null>> {
  const attempt = await deps.limits.consume("request-reset", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const pause = new Promise((resolve) => setTimeout(resolve, SAME_FOR_ALL_MS));
  await Promise.all([mailResetLink(deps, input), pause]);
  return succeed(null);
}

/** Also used while a mailed password exists that must stay valid. */
export async function mailResetLink(deps: AccountDeps, input: ResetLinkInput): Promise<void> {
  // Counts for known and unknown addresses alike; past the limit no mail is sent, but the answer is the same.
  const { site, email, language } = input;
  const attempt = await consumeDeviceLimit(deps, { ...input, kind: "reset-mail" });
  const known = await selectCustomerByEmail(deps.db, email);
  if (!known || !attempt.allowed) return;
  const { token, hash } = newSecret();
  await inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, known.id);
    if (customer?.email !== email) return;
    await insertToken(tx, {
      customerId: customer.id,
      tokenHash: hash,
      purpose: "password_reset",
      seconds: RESET_TOKEN_SECONDS,
    });
    await deps.postMail(tx, {
      site,
      to: email,
      customerId: customer.id,
      language,
      kind: "password-reset",
      isUrgent: true,
      write: passwordResetEmail({
        firstName: customer.firstName,
        shop: site.name,
        link: deps.linkTo(site, language, `/password-reset/${token}`),
      }),
    });
  });
}
