import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Account } from "#features/account/server/account.ts";
import { lockStaffAccount } from "#features/account/server/staff-account.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { selectGrants } from "../roles/roles.repository.ts";
import { deleteOfficeSessionsOf } from "../sessions/office-sessions.repository.ts";
import { deleteAllFactors, hasFactor } from "./factors.repository.ts";

type ResetDeps = { db: Queryable; reportSecurityEvent: ReportSecurityEvent };
type FactorsReset = {
  actor: StaffActor | undefined;
  email: string;
  /** Who asked for it; undefined on the command line. */
  visitor?: string | undefined;
  /** Sends them a mail in the same transaction. */
  notify?: (tx: Transaction, customer: Notified) => Promise<void>;
};
type Notified = Parameters<Account["postFactorsReset"]>[1]["customer"];
type ResetProblem = "errors.not_found" | "office.errors.own_factors";
type ResetAnswer = Result<{ changed: boolean }, ResetProblem>;

/**
 * For a person who lost both phone and recovery codes. Afterwards the password alone logs them in, or leads to
 * the enrolment if a role requires a factor. Nobody can reset their own: an unattended session must not suffice.
 */
export async function resetFactors(deps: ResetDeps, input: FactorsReset): Promise<ResetAnswer> {
  const allowed = requireRole(input.actor, "owner");
  if (!allowed.ok) return allowed;
  const done = await inTransaction<ResetAnswer>(deps.db, (tx) =>
    applyReset(tx, allowed.value, input),
  );
  if (done.ok && done.value.changed) {
    const { email: account, visitor } = input;
    await deps.reportSecurityEvent({ kind: "factors_reset", account, visitor });
  }
  return done;
}

async function applyReset(
  tx: Transaction,
  actor: StaffActor,
  { email, notify }: FactorsReset,
): Promise<ResetAnswer> {
  const customer = await lockStaffAccount(tx, email);
  if (!customer || (await selectGrants(tx, customer.id)).length === 0) {
    return fail("errors.not_found");
  }
  const { id } = customer;
  if (id === actor.id) return fail("office.errors.own_factors");
  if (!(await hasFactor(tx, id))) return succeed({ changed: false });
  await deleteAllFactors(tx, id);
  await deleteOfficeSessionsOf(tx, id);
  await writeAuditNote(tx, { actor, action: "staff.factors_reset", subject: `customer:${id}` });
  await notify?.(tx, { ...customer, email });
  return succeed({ changed: true });
}
