import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { endShopSessions, lockStaffAccount } from "#features/account/server/staff-account.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { deleteOfficeSessionsOf } from "../sessions/office-sessions.repository.ts";
import { deleteGrant, lockOwners, saveGrant, selectGrants } from "./roles.repository.ts";

type RoleChange = {
  actor: StaffActor | undefined;
  email: string;
  role: StaffRole;
  /** Null means every site; "none" removes the role. */
  siteIds: StaffGrant["siteIds"] | "none";
  /** Who asked for it; undefined on the command line. */
  visitor?: string | undefined;
};

type RoleProblem = "errors.not_found" | "office.errors.last_owner";
type RoleAnswer = Result<{ changed: boolean }, RoleProblem>;

/** A change of rights ends the person's sessions, because rights are determined at login. */
export async function changeRole(
  deps: { db: Queryable; reportSecurityEvent: ReportSecurityEvent },
  input: RoleChange,
): Promise<RoleAnswer> {
  const allowed = requireRole(input.actor, "owner");
  if (!allowed.ok) return allowed;
  const done = await inTransaction<RoleAnswer>(deps.db, (tx) =>
    applyRoleChange(tx, allowed.value, input),
  );
  if (done.ok && done.value.changed) await reportRoleChange(deps, input);
  return done;
}

/** Call it after the commit. */
export function reportRoleChange(
  { reportSecurityEvent }: { reportSecurityEvent: ReportSecurityEvent },
  { email, role, siteIds, visitor }: RoleChange,
): Promise<void> {
  const what = `${siteIds === "none" ? "revoke" : "grant"} ${role}`;
  return reportSecurityEvent({ kind: "role_changed", account: email, visitor, what });
}

/** Runs in the caller's transaction, which changes something else as well. */
export async function applyRoleChange(
  tx: Transaction,
  actor: StaffActor,
  { email, role, siteIds }: RoleChange,
): Promise<RoleAnswer> {
  const customerId = (await lockStaffAccount(tx, email))?.id;
  if (customerId === undefined) return fail("errors.not_found");
  const owners = await lockOwners(tx);
  const grants = await selectGrants(tx, customerId);
  const before = grants.find((grant) => grant.role === role);
  const after = siteIds === "none" ? undefined : { role, siteIds };
  if (JSON.stringify(before) === JSON.stringify(after)) return succeed({ changed: false });
  const isOwnerOfAll = role === "owner" && before?.siteIds === null;
  // Nobody would be left who could grant the role again.
  if (isOwnerOfAll && owners.length === 1) return fail("office.errors.last_owner");
  if (after) await saveGrant(tx, customerId, after);
  else await deleteGrant(tx, customerId, role);
  await endShopSessions(tx, customerId);
  await deleteOfficeSessionsOf(tx, customerId);
  await writeAuditNote(tx, {
    actor,
    action: after ? "staff.grant" : "staff.revoke",
    subject: `customer:${customerId}`,
    details: { role, ...(after ? { siteIds: after.siteIds } : {}) },
    customerId,
    before: before && { role, siteIds: before.siteIds },
    after: after && { ...after },
  });
  return succeed({ changed: true });
}
