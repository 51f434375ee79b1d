import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { DEMO_CODE } from "../../domain/office-login.ts";
import { markProved } from "../sessions/office-sessions.repository.ts";
import type { OfficeSession } from "../sessions/read-office-session.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { lockTotp, saveTotpStep, spendRecoveryCode } from "./factors.repository.ts";
import { hashRecoveryCode, isRecoveryCode } from "./recovery-codes.ts";
import { matchingStep } from "./totp.ts";

const WRONG = "office.errors.wrong_code";

type CodeInput = { session: OfficeSession; code: string; visitor: string; isLocal: boolean };

/** Checks six digits of the app or a recovery code: at login, and again before a critical action. */
export async function proveByCode(
  deps: StaffDeps,
  { session, code, visitor, isLocal }: CodeInput,
): Promise<Result<null>> {
  const { email, id } = session.customer;
  const attempt = await deps.limits.consume("office-code", { visitor, account: `customer:${id}` });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const isRight = await inTransaction(deps.db, async (tx) => {
    const isDemo = session.customer.isDemo && isLocal && code === DEMO_CODE;
    const matches = isRecoveryCode(code)
      ? await spendRecoveryCode(tx, id, hashRecoveryCode(code))
      : isDemo || (await spendTotpCode(deps, tx, id, code));
    if (matches) await markProved(tx, session.id);
    return matches;
  });
  if (!isRight) {
    const what = "second factor";
    await deps.reportSecurityEvent({ kind: "login_failed", account: email, visitor, what });
    return fail(WRONG, { code: [WRONG] });
  }
  await attempt.restore();
  return succeed(null);
}

async function spendTotpCode(
  { now }: Pick<StaffDeps, "now">,
  tx: Transaction,
  customerId: number,
  code: string,
): Promise<boolean> {
  const factor = await lockTotp(tx, customerId);
  const step = factor?.confirmedAt && matchingStep(factor, code.replaceAll(/\s/g, ""), now());
  if (!step) return false;
  await saveTotpStep(tx, customerId, step);
  return true;
}
