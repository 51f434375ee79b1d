import { type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { RESET_TOKEN_SECONDS } from "../../domain/session-life.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { passwordResetLetter } from "../account-letters.ts";
import { tooManyAttempts } from "../attempts/too-many-attempts.ts";
import { lockCustomer, selectCustomerByEmail } from "../customers.repository.ts";
import { takeFrom } from "../getting-in/known-device.ts";
import { insertToken } from "../getting-in/tokens.repository.ts";
import { newSecret } from "../secret-token.ts";

/** Longer than the work takes, so that its duration does not tell whether there was any. */
const SAME_FOR_ALL_MS = 250;

type AskedFor = Pick<Visit, "site" | "visitor" | "language" | "deviceMark"> & { email: string };

/** Known or not, the answer and its time are the same; only the owner of the mailbox learns more. */
export async function requestPasswordReset(
  deps: AccountDeps,
  input: AskedFor,
): Promise<Result<null>> {
  const attempt = await deps.limits.take("request-reset", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const pause = new Promise((resolve) => setTimeout(resolve, SAME_FOR_ALL_MS));
  await Promise.all([mailResetLink(deps, input), pause]);
  return succeed(null);
}

/** Also for whoever has a mailed password that must stay good. */
export async function mailResetLink(deps: AccountDeps, input: AskedFor): Promise<void> {
  // Counted for every address, known or not; past the limit there is no mail and no other answer.
  const { site, email, language } = input;
  const attempt = await takeFrom(deps, { ...input, kind: "reset-mail" });
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
      write: passwordResetLetter({
        firstName: customer.firstName,
        shop: site.name,
        link: deps.linkTo(site, language, `/password-reset/${token}`),
      }),
    });
  });
}
