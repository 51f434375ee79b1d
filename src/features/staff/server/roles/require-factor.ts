import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { saveRoleWithFactor } from "./roles.repository.ts";

type RequireFactorInput = { actor: StaffActor; role: StaffRole; isNeeded: boolean };

/** Sets whether a role requires a second factor. */
export async function requireFactor(
  { db }: { db: Database },
  { actor, role, isNeeded }: RequireFactorInput,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveRoleWithFactor(tx, role, isNeeded);
    const action = isNeeded ? "staff.factor_required" : "staff.factor_optional";
    await writeAuditNote(tx, { actor, action, subject: `role:${role}` });
  });
}
