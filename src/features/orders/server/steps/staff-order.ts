import { fail, type Result } from "#core/result.ts";
import { canTransition } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { ORDER_TRANSITIONS, type OrderStatus } from "../../domain/order-status.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { changeStatus } from "./change-status.ts";

export type OrderStep = { actor: StaffActor | undefined; slug: string; to: OrderStatus };
export type StaffOrderProblem = "errors.not_found" | "orders.errors.step" | RegisterShipmentProblem;
export type StaffOrderResult = Result<Order, StaffOrderProblem>;

/** What is bought is for those who buy; what is carried for those in the warehouse. */
const roleFor = (to: OrderStatus) => (to === "purchased" ? "orders" : "warehouse");

/** The order, if whoever asks may take it there; to whom may not, it does not exist. */
export async function findForStaff(
  { db }: Pick<OrdersDeps, "db">,
  { actor, slug, to }: OrderStep,
): Promise<Result<{ order: Order; staffId: number | null }, StaffOrderProblem>> {
  const allowed = requireRole(actor, roleFor(to));
  const order = allowed.ok ? await selectOrder(db, { slug }) : undefined;
  if (!allowed.ok || !order) return fail("errors.not_found");
  if (!canTransition(ORDER_TRANSITIONS, order.status, to)) return fail("orders.errors.step");
  return { ok: true, value: { order, staffId: allowed.value.id } };
}

/** What every step of staff has in common: the order locked, the table asked, the audit log. */
export function stepByStaff(
  deps: OrdersDeps,
  { id, to, staffId }: { id: number; to: OrderStatus; staffId: number | null },
  work: (tx: Transaction) => Promise<void> = async () => {},
): Promise<StaffOrderResult> {
  return inTransaction<StaffOrderResult>(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, id);
    if (!order) return fail("errors.not_found");
    if (!canTransition(ORDER_TRANSITIONS, order.status, to)) return fail("orders.errors.step");
    const actor =
      staffId === null ? { kind: "system" as const } : { kind: "staff" as const, id: staffId };
    const deliveredAt = to === "delivered" ? new Date() : order.deliveredAt;
    const moved = await changeStatus(deps, tx, order, to, { actor, deliveredAt });
    await work(tx);
    await notifyOrderStep(deps, tx, moved);
    await writeAuditNote(tx, {
      actorId: staffId,
      action: "order.move",
      subject: `order:${id}`,
      details: { from: order.status, to },
    });
    return { ok: true, value: moved };
  });
}
