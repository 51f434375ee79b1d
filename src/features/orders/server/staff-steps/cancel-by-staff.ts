import { fail, type Result } from "#core/result.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { type CancelProblem, cancelOrder } from "../endings/cancel-order.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** Before anything is bought: returns stock, balance and money, with a credit note and a mail. Twice is once. */
export async function cancelByStaff(
  deps: OrdersDeps,
  { actor, orderId }: { actor: StaffActor | undefined; orderId: number },
): Promise<Result<Order, CancelProblem>> {
  const allowed = requireRole(actor, "orders");
  if (!allowed.ok) return allowed;
  const by = allowed.value;
  const order = await selectOrder(deps.db, { id: orderId });
  if (!order || !reachesSite(by, order.siteId)) return fail("errors.not_found");
  return cancelOrder(deps, {
    orderId,
    actor: by.id === null ? { kind: "system" } : { kind: "staff", id: by.id },
    note: (tx, before) =>
      writeAuditNote(tx, {
        actor: by,
        action: "order.cancel",
        subject: `order:${orderId}`,
        details: { from: before.status, wasPaid: before.paidAt !== null },
      }),
  });
}
