import type { Transaction } from "#database/connect.ts";
import { type CarriedStatus, stepsByCarrier } from "#features/shipping/domain/carried-status.ts";
import { ORDER_PROGRESS, ORDER_TRANSITIONS } from "../../domain/order-status.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { changeStatus } from "./change-status.ts";

/** As far as its carrier says; where no steps lead there, as from a refund, nothing happens. The last is told. */
export async function moveByCarrier(
  deps: OrdersDeps,
  tx: Transaction,
  id: number,
  to: CarriedStatus,
): Promise<void> {
  const order = await lockOrder(deps, tx, id);
  if (!order) return;
  const steps = stepsByCarrier({
    transitions: ORDER_TRANSITIONS,
    way: ORDER_PROGRESS,
    from: order.status,
    to,
    toPickupPoint: order.pickupPoint !== null,
  });
  if (steps.length === 0) return;
  let moved = order;
  for (const step of steps) {
    const deliveredAt = step === "delivered" ? new Date() : moved.deliveredAt;
    moved = await changeStatus(deps, tx, moved, step, { actor: { kind: "system" }, deliveredAt });
  }
  await notifyOrderStep(deps, tx, moved);
}
