import { fail, type Result, succeed } from "#core/result.ts";
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
import { isStaff } from "../staff/staff.repository.ts";
import { consumeDeviceLimit } from "./known-device.ts";
import { startSession } from "./sessions.ts";

const WRONG = "auth.errors.wrong_credentials";

export type LoginInput = Visit & {
  email: string;
  password: string;
  /** Whether they sit at this machine. Demo staff, whose password everyone knows, get in from nowhere else. */
  isLocal: boolean;
};

/** One answer and one duration for an unknown e-mail, a wrong password and one that was used up. */
export async function logIn(deps: AccountDeps, input: LoginInput): Promise<Result<OpenedSession>> {
  const opened = await openSession(deps, input);
  if (!opened.ok && opened.code === WRONG) {
    await deps.reportSecurityEvent({
      kind: "login_failed",
      account: input.email,
      visitor: input.visitor,
    });
  }
  return opened;
}

async function openSession(deps: AccountDeps, input: LoginInput): Promise<Result<OpenedSession>> {
  const { email, password } = input;
  const attempt = await consumeDeviceLimit(deps, { ...input, kind: "login" });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const customer = await selectCustomerByEmail(deps.db, email);
  const matches = await deps.hasher.verify(customer?.passwordHash, password);
  if (matches === undefined) return fail(BUSY);
  if (!customer || !matches) return fail(WRONG);

  const opened = await inTransaction(deps.db, async (tx): Promise<Result<OpenedSession>> => {
    const current = await lockCustomer(tx, customer.id);
    // Meanwhile the password may have been changed, or a one-time one used.
    if (current?.passwordHash !== customer.passwordHash) return fail(WRONG);
    if (isPasswordSpent(current, deps.now())) return fail(WRONG);
    if (current.isDemo && !input.isLocal && (await isStaff(tx, current.id))) return fail(WRONG);
    if (current.passwordIsOneTime) await markOneTimeUsed(tx, current.id);
    const token = await startSession(tx, { ...input, customerId: current.id });
    await input.join?.(tx, current.id);
    return succeed({ token, customerId: current.id });
  });
  if (opened.ok) await attempt.restore();
  return opened;
}

type OneTime = Pick<Customer, "passwordIsOneTime" | "oneTimeSentAt" | "oneTimeUsedAt">;

/** A mailed password opens the door once, within a day; a password of one's own always does. */
export function isPasswordSpent(customer: OneTime, now: Date): boolean {
  if (!customer.passwordIsOneTime) return false;
  if (customer.oneTimeUsedAt || !customer.oneTimeSentAt) return true;
  return now.getTime() - customer.oneTimeSentAt.getTime() > ONE_TIME_PASSWORD_SECONDS * 1000;
}
