import { stepsBetween } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import { ORDER_TRANSITIONS, ORDER_WAY, type OrderStatus } from "../../domain/order-status.ts";
import { tellStep } from "../letters/tell-step.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { changeStatus } from "./change-status.ts";

/**
 * As far as its carrier says, step by step through the table: what a carrier left out is filled in,
 * and where no steps lead there, as from behind or from a refund, nothing happens. The last is told.
 */
export async function moveByCarrier(
  deps: OrdersDeps,
  tx: Transaction,
  id: number,
  to: OrderStatus,
): Promise<void> {
  const order = await lockOrder(deps, tx, id);
  if (!order || ORDER_WAY.indexOf(order.status) < ORDER_WAY.indexOf("shipped")) return;
  const not: OrderStatus = order.pickupPoint ? "out_for_delivery" : "ready_for_pickup";
  const steps = stepsBetween(
    ORDER_TRANSITIONS,
    order.status,
    to,
    (status) => ORDER_WAY.includes(status) && status !== not,
  );
  if (steps.length === 0) return;
  let moved = order;
  for (const step of steps) {
    const deliveredAt = step === "delivered" ? new Date() : moved.deliveredAt;
    moved = await changeStatus(tx, moved, step, { actor: { kind: "system" }, deliveredAt });
  }
  await tellStep(deps, tx, moved);
}
