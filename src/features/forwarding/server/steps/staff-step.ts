import type { Result } from "#core/result.ts";
import { fail } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockOwner, lockRequest } from "../lock-request.ts";

export type StaffStepInput = { actor: StaffActor | undefined; id: number };
export type StaffProblem =
  | "errors.not_found"
  | "errors.file_type"
  | "forwarding.errors.step"
  | "forwarding.errors.measures"
  | "forwarding.errors.nothing_due"
  | "wallet.errors.not_enough"
  | RegisterShipmentProblem;
export type StaffResult = Result<ForwardRequest, StaffProblem>;

/** What every step of staff begins and ends with: the role, the lock, and the audit log. */
export async function staffStep(
  deps: ForwardingDeps,
  { actor, id, role, action }: StaffStepInput & { role: StaffRole; action: string },
  work: (tx: Transaction, request: ForwardRequest, staffId: number | null) => Promise<StaffResult>,
): Promise<StaffResult> {
  const allowed = requireRole(actor, role);
  if (!allowed.ok) return fail("errors.not_found");
  const staffId = allowed.value.id;
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, id);
    const request = await lockRequest(deps, tx, id);
    if (!request) return fail("errors.not_found");
    const done = await work(tx, request, staffId);
    if (!done.ok) return done;
    const { status } = done.value;
    await writeAuditNote(tx, {
      actorId: staffId,
      action: `forward.${action}`,
      subject: `forward_request:${id}`,
      details: { from: request.status, to: status },
    });
    return done;
  });
}
