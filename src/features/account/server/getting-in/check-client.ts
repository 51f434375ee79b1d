import { MINUTE_MS } from "#core/durations.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { oneTimePasswordLetter } from "../account-letters.ts";
import { BUSY, tooManyAttempts } from "../attempts/too-many-attempts.ts";
import {
  type Customer,
  lockCustomer,
  saveOneTimePassword,
  selectCustomerByEmail,
} from "../customers.repository.ts";
import { newOneTimePassword } from "../secret-token.ts";
import { isPasswordSpent } from "./one-time-password.ts";

export type CheckedClient = { found: boolean; newPasswordHasBeenSent: boolean };

const PAUSE_MS = 10 * MINUTE_MS;

/**
 * SPEC §4: whether an e-mail is a client's. Who has an account but never chose a password, because an
 * order or our staff made it, is mailed a one-time one; who has chosen their own is told to use it.
 */
export async function checkClient(
  deps: AccountDeps,
  input: Pick<Visit, "site" | "visitor" | "language"> & { email: string },
): Promise<Result<CheckedClient>> {
  const attempt = await deps.limits.take("check-client", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const customer = await selectCustomerByEmail(deps.db, input.email);
  if (!customer) return succeed({ found: false, newPasswordHasBeenSent: false });
  if (customer.passwordHash !== null && !customer.passwordIsOneTime) {
    return succeed({ found: true, newPasswordHasBeenSent: false });
  }
  if (!wasJustSent(customer)) {
    const password = newOneTimePassword();
    const hash = await deps.hasher.hash(password);
    if (hash === undefined) return fail(BUSY);
    await sendOneTimePassword(deps, input, { customerId: customer.id, password, hash });
  }
  return succeed({ found: true, newPasswordHasBeenSent: true });
}

/** The one in their mailbox is still good; a second would only make them wonder which. */
function wasJustSent(customer: Customer): boolean {
  if (!customer.passwordIsOneTime || isPasswordSpent(customer)) return false;
  return Date.now() - (customer.oneTimeSentAt?.getTime() ?? 0) < PAUSE_MS;
}

function sendOneTimePassword(
  deps: AccountDeps,
  { site, email, language }: Pick<Visit, "site" | "language"> & { email: string },
  { customerId, password, hash }: { customerId: number; password: string; hash: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const current = await lockCustomer(tx, customerId);
    const hasOwn = current?.passwordHash && !current.passwordIsOneTime;
    if (!current || current.email !== email || hasOwn || wasJustSent(current)) return;
    await saveOneTimePassword(tx, customerId, hash);
    await deps.postMail(tx, {
      site,
      to: email,
      customerId,
      language,
      kind: "one-time-password",
      write: oneTimePasswordLetter({
        firstName: current.firstName,
        shop: site.name,
        password,
        link: deps.linkTo(site, language, "/login"),
      }),
    });
  });
}
