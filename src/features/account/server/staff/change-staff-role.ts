import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { deleteSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { selectCustomerByEmail } from "../customers.repository.ts";
import { deleteRole, insertRole } from "./staff.repository.ts";

export type RoleChange = {
  actor: StaffActor | undefined;
  email: string;
  role: StaffRole;
  change: "grant" | "revoke";
};

/** A change of rights ends the person's sessions: what they may do is decided at the next login. */
export async function changeStaffRole(
  deps: { db: Queryable; reportSecurityEvent: ReportSecurityEvent },
  { actor, email, role, change }: RoleChange,
): Promise<Result<{ changed: boolean }>> {
  const allowed = requireRole(actor, "owner");
  if (!allowed.ok) return allowed;
  const done = await inTransaction(deps.db, async (tx): Promise<Result<{ changed: boolean }>> => {
    const customer = await selectCustomerByEmail(tx, email);
    if (!customer) return fail("errors.not_found");
    const act = change === "grant" ? insertRole : deleteRole;
    const changed = await act(tx, customer.id, role);
    if (changed) {
      await deleteSessionsOf(tx, customer.id);
      await writeAuditNote(tx, {
        actorId: allowed.value.id,
        action: `staff.${change}`,
        subject: `customer:${customer.id}`,
        details: { role },
      });
    }
    return succeed({ changed });
  });
  if (done.ok && done.value.changed) {
    await deps.reportSecurityEvent({
      kind: "role_changed",
      account: email,
      what: `${change} ${role}`,
    });
  }
  return done;
}
