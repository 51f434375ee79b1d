import { MINUTE_MS } from "#core/durations.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { hasLiveSession } from "#platform/auth/sessions.repository.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { AccountDeps, Visit } from "../account-deps.ts";
import { oneTimePasswordEmail } from "../account-emails.ts";
import {
  type Customer,
  lockCustomer,
  saveOneTimePassword,
  selectCustomerByEmail,
} from "../customers.repository.ts";
import { newOneTimePassword } from "../passwords/one-time-password.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import { mailResetLink } from "../passwords/request-password-reset.ts";
import { isPasswordSpent } from "./log-in.ts";

type CheckedClient = { found: boolean; newPasswordHasBeenSent: boolean };

const PAUSE_MS = 10 * MINUTE_MS;

/**
 * SPEC §4: whether an e-mail is a client's. Clients without a password of their own, because an order or
 * our staff created their account, get a one-time password by mail; the others are told to use theirs.
 */
export async function checkClient(
  deps: AccountDeps,
  input: Pick<Visit, "site" | "visitor" | "language" | "deviceMark"> & { email: string },
): Promise<Result<CheckedClient>> {
  const attempt = await deps.limits.consume("check-client", { visitor: input.visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const customer = await selectCustomerByEmail(deps.db, input.email);
  if (!customer) return succeed({ found: false, newPasswordHasBeenSent: false });
  if (customer.passwordHash !== null && !customer.passwordIsOneTime) {
    return succeed({ found: true, newPasswordHasBeenSent: false });
  }
  if (await isInUse(deps, customer)) {
    // The visitor may be a stranger: the owner's password stays valid, and the mail brings a reset link instead.
    if (!wasJustSent(customer, deps.now())) await mailResetLink(deps, input);
  } else {
    const password = newOneTimePassword();
    const hash = await deps.hasher.hash(password);
    if (hash === undefined) return fail(BUSY);
    await sendOneTimePassword(deps, input, { customerId: customer.id, password, hash });
  }
  return succeed({ found: true, newPasswordHasBeenSent: true });
}

type OneTime = Pick<Customer, "id" | "passwordIsOneTime" | "oneTimeSentAt" | "oneTimeUsedAt">;

/** The one-time password is valid and unused, or its owner is logged in with it and about to replace it. */
async function isInUse(
  { db, now }: { db: Queryable; now: () => Date },
  customer: OneTime,
): Promise<boolean> {
  if (!customer.passwordIsOneTime) return false;
  if (!isPasswordSpent(customer, now())) return true;
  return customer.oneTimeUsedAt !== null && (await hasLiveSession(db, customer.id));
}

/** A second e-mail would only confuse the recipient. */
const wasJustSent = ({ oneTimeSentAt }: OneTime, now: Date) =>
  now.getTime() - (oneTimeSentAt?.getTime() ?? 0) < PAUSE_MS;

function sendOneTimePassword(
  deps: AccountDeps,
  { site, email, language }: Pick<Visit, "site" | "language"> & { email: string },
  { customerId, password, hash }: { customerId: number; password: string; hash: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const current = await lockCustomer(tx, customerId);
    const hasOwn = current?.passwordHash && !current.passwordIsOneTime;
    if (!current || current.email !== email || hasOwn) return;
    // Of two simultaneous requests, the first has already mailed its password.
    if (await isInUse({ ...deps, db: tx }, current)) return;
    await saveOneTimePassword(tx, customerId, hash);
    await deps.postMail(tx, {
      site,
      to: email,
      customerId,
      language,
      kind: "one-time-password",
      isUrgent: true,
      write: oneTimePasswordEmail({
        firstName: current.firstName,
        shop: site.name,
        password,
        link: deps.linkTo(site, language, "/login"),
      }),
    });
  });
}
