import { type Result, succeed } from "#core/result.ts";
import type { OpenStaffAccount } from "#features/account/server/staff-account.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import { applyRoleChange, reportRoleChange } from "./change-role.ts";

type StaffToAdd = StaffGrant & {
  actor: StaffActor | undefined;
  siteId: number;
  language: string;
  email: string;
  /** Who adds them; undefined on the command line. */
  visitor?: string | undefined;
};

/** Also works for people without an account; the person who adds them passes on the first password. */
export async function addStaff(
  deps: { openStaffAccount: OpenStaffAccount; reportSecurityEvent: ReportSecurityEvent },
  { actor, role, siteIds, visitor, ...account }: StaffToAdd,
): Promise<Result<{ changed: boolean; oneTimePassword: string | undefined }>> {
  const allowed = requireRole(actor, "owner");
  if (!allowed.ok) return allowed;
  const change = { actor, email: account.email, role, siteIds, visitor };
  const added = await deps.openStaffAccount(account, async (tx, { oneTimePassword }) => {
    const changed = await applyRoleChange(tx, allowed.value, change);
    return changed.ok ? succeed({ ...changed.value, oneTimePassword }) : changed;
  });
  if (added.ok && added.value.changed) await reportRoleChange(deps, change);
  return added;
}
