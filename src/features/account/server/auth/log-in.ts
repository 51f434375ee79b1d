import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { ONE_TIME_PASSWORD_SECONDS } from "../../domain/token-life.ts";
import type { AccountDeps, OpenedSession, Visit } from "../account-deps.ts";
import {
  type Customer,
  lockCustomer,
  markOneTimeUsed,
  selectCustomerByEmail,
} from "../customers.repository.ts";
import { BUSY } from "../passwords/password-hasher.ts";
import { isStaff } from "../staff-roles.repository.ts";
import { consumeDeviceLimit } from "./known-device.ts";
import { startSession } from "./sessions.ts";

const WRONG = "auth.errors.wrong_credentials";

type LoginInput = Visit & {
  email: string;
  password: string;
  /** Whether they sit at this machine. Demo staff, whose password everyone knows, get in from nowhere else. */
  isLocal: boolean;
};

/** One answer and one duration for an unknown e-mail, a wrong password and one that was used up. */
export const logIn = (deps: AccountDeps, input: LoginInput): Promise<Result<OpenedSession>> =>
  withPassword(deps, input, async (tx, customer) => {
    const token = await startSession(tx, { ...input, customerId: customer.id });
    await input.join?.(tx, customer.id);
    return succeed({ token, customerId: customer.id });
  });

type Credentials = Pick<LoginInput, "email" | "password" | "isLocal" | "visitor" | "deviceMark">;

/** Does `work` in one transaction for whoever gives the right password, with their row locked. */
export async function withPassword<Value>(
  deps: AccountDeps,
  input: Credentials,
  work: (tx: Transaction, customer: Customer) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const done = await checkPassword(deps, input, work);
  if (!done.ok && done.code === WRONG) {
    const { email, visitor } = input;
    await deps.reportSecurityEvent({ kind: "login_failed", account: email, visitor });
  }
  return done;
}

async function checkPassword<Value>(
  deps: AccountDeps,
  input: Credentials,
  work: (tx: Transaction, customer: Customer) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { email, password } = input;
  const attempt = await consumeDeviceLimit(deps, { ...input, kind: "login" });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const customer = await selectCustomerByEmail(deps.db, email);
  const matches = await deps.hasher.verify(customer?.passwordHash, password);
  if (matches === undefined) return fail(BUSY);
  if (!customer || !matches) return fail(WRONG);

  const done = await inTransaction(deps.db, async (tx): Promise<Result<Value>> => {
    const current = await lockCustomer(tx, customer.id);
    // Meanwhile the password may have been changed, or a one-time one used.
    if (current?.passwordHash !== customer.passwordHash) return fail(WRONG);
    if (isPasswordSpent(current, deps.now())) return fail(WRONG);
    if (current.isDemo && !input.isLocal && (await isStaff(tx, current.id))) return fail(WRONG);
    const worked = await work(tx, current);
    // Whoever is refused afterwards has not used it.
    if (worked.ok && current.passwordIsOneTime) await markOneTimeUsed(tx, current.id);
    return worked;
  });
  if (done.ok) await attempt.restore();
  return done;
}

type OneTime = Pick<Customer, "passwordIsOneTime" | "oneTimeSentAt" | "oneTimeUsedAt">;

/** A mailed password can be used to log in once, within a day; a password of one's own always can. */
export function isPasswordSpent(customer: OneTime, now: Date): boolean {
  if (!customer.passwordIsOneTime) return false;
  if (customer.oneTimeUsedAt || !customer.oneTimeSentAt) return true;
  return now.getTime() - customer.oneTimeSentAt.getTime() > ONE_TIME_PASSWORD_SECONDS * 1000;
}
