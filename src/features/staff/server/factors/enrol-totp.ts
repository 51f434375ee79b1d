import { randomBytes } from "node:crypto";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { drawQrCode } from "#platform/qr/draw-qr-code.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { deleteOfficeSessionsOf, markProved } from "../sessions/office-sessions.repository.ts";
import type { OfficeSession } from "../sessions/read-office-session.ts";
import type { StaffDeps } from "../staff-deps.ts";
import {
  confirmTotp,
  deleteRecoveryCodes,
  deleteTotp,
  hasFactor,
  lockTotp,
  replaceRecoveryCodes,
  saveTotpSecret,
  saveTotpStep,
} from "./factors.repository.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { base32, matchingStep, TOTP_SECRET_BYTES, totpUri } from "./totp.ts";

const WRONG = "office.errors.wrong_code";
const IN_USE = "office.errors.factor_in_use";

type NewTotp = { secret: string; uri: string; code: ReturnType<typeof drawQrCode> };

/** The secret for an authenticator app; it takes effect once a code of it was given. */
export async function beginTotp(
  deps: StaffDeps,
  { session, issuer }: { session: OfficeSession; issuer: string },
): Promise<Result<NewTotp>> {
  const secret = randomBytes(TOTP_SECRET_BYTES);
  if (!(await saveTotpSecret(deps.db, session.customer.id, secret))) return fail(IN_USE);
  const uri = totpUri(secret, { issuer, account: session.customer.email });
  return succeed({ secret: base32(secret), uri, code: drawQrCode(uri) });
}

/** The app is required from now on. Ends the sessions of other browsers; the recovery codes are shown only now. */
export async function confirmTotpCode(
  deps: StaffDeps,
  { session, code, visitor }: { session: OfficeSession; code: string; visitor: string },
): Promise<Result<{ recoveryCodes: string[] }>> {
  const { id } = session.customer;
  const attempt = await deps.limits.consume("office-code", { visitor, account: `customer:${id}` });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const { codes, hashes } = newRecoveryCodes();
  const done = await inTransaction<Result<null>>(deps.db, async (tx) => {
    await lockActiveCustomer(tx, id);
    const factor = await lockTotp(tx, id);
    if (factor?.confirmedAt) return fail(IN_USE);
    const step = factor && matchingStep(factor, code.replaceAll(/\s/g, ""), deps.now());
    if (!step) return fail(WRONG, { code: [WRONG] });
    await confirmTotp(tx, id);
    await saveTotpStep(tx, id, step);
    await replaceRecoveryCodes(tx, id, hashes);
    await deleteOfficeSessionsOf(tx, id, session.id);
    if (session.step === "enrol") await markProved(tx, session.id);
    await writeAuditNote(tx, {
      actor: { id },
      action: "staff.totp_added",
      subject: `customer:${id}`,
    });
    return succeed(null);
  });
  if (!done.ok) return done;
  await attempt.restore();
  return succeed({ recoveryCodes: codes });
}

/** Removing the last factor also removes the recovery codes. */
export async function removeTotp(
  deps: StaffDeps,
  { session }: { session: OfficeSession },
): Promise<Result<null>> {
  const { id } = session.customer;
  return inTransaction<Result<null>>(deps.db, async (tx) => {
    await lockActiveCustomer(tx, id);
    if (!(await deleteTotp(tx, id))) return fail("errors.not_found");
    if (!(await hasFactor(tx, id))) await deleteRecoveryCodes(tx, id);
    await deleteOfficeSessionsOf(tx, id, session.id);
    await writeAuditNote(tx, {
      actor: { id },
      action: "staff.totp_removed",
      subject: `customer:${id}`,
    });
    return succeed(null);
  });
}

/** Replaces all earlier recovery codes. */
export async function renewRecoveryCodes(
  deps: StaffDeps,
  { session }: { session: OfficeSession },
): Promise<Result<{ recoveryCodes: string[] }>> {
  const { id } = session.customer;
  if (!session.hasFactor) return fail("errors.not_found");
  const { codes, hashes } = newRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    await replaceRecoveryCodes(tx, id, hashes);
    await writeAuditNote(tx, {
      actor: { id },
      action: "staff.recovery_codes",
      subject: `customer:${id}`,
    });
  });
  return succeed({ recoveryCodes: codes });
}
