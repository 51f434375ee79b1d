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
  /** Whether the request comes from this machine. Demo staff, whose password is public, can log in only from here. */
  isLocal: boolean;
};

/** Gives the same answer, after the same time, for an unknown e-mail, a wrong password and a used one-time password. */
export const logIn = (deps: AccountDeps, input: LoginInput): Promise<Result<OpenedSession>> =>
  withPassword(deps, input, async (tx, customer) => {
    const token = await startSession(tx, { ...input, customerId: customer.id });
    await input.join?.(tx, customer.id);
    return succeed({ token, customerId: customer.id });
  });

type Credentials = Pick<LoginInput, "email" | "password" | "isLocal" | "visitor" | "deviceMark">;

/** If the password is right, runs `work` in one transaction with the customer's row locked. */
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
    // Meanwhile the password may have been changed, or the one-time password used.
    if (current?.passwordHash !== customer.passwordHash) return fail(WRONG);
    if (isPasswordSpent(current, deps.now())) return fail(WRONG);
    if (current.isDemo && !input.isLocal && (await isStaff(tx, current.id))) return fail(WRONG);
    const worked = await work(tx, current);
    // If `work` refuses the login, the one-time password stays unused.
    if (worked.ok && current.passwordIsOneTime) await markOneTimeUsed(tx, current.id);
    return worked;
  });
  if (done.ok) await attempt.restore();
  return done;
}

type OneTime = Pick<Customer, "passwordIsOneTime" | "oneTimeSentAt" | "oneTimeUsedAt">;

/** A mailed password allows one login within a day; a password the customer chose never expires. */
export function isPasswordSpent(customer: OneTime, now: Date): boolean {
  if (!customer.passwordIsOneTime) return false;
  if (customer.oneTimeUsedAt || !customer.oneTimeSentAt) return true;
  return now.getTime() - customer.oneTimeSentAt.getTime() > ONE_TIME_PASSWORD_SECONDS * 1000;
}
