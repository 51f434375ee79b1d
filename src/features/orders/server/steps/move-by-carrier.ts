import type { Transaction } from "#database/connect.ts";
import { type CarriedStatus, stepsByCarrier } from "#features/shipping/domain/carried-status.ts";
import { ORDER_PROGRESS, ORDER_TRANSITIONS } from "../../domain/order-status.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import { lockOrder } from "../lock-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { OrdersDeps } from "../orders-deps.ts";

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
    moved = await orderLifecycle.move(deps, tx, moved, step, { actor: { kind: "system" } });
  }
  await notifyOrderStep(deps, tx, moved);
}
