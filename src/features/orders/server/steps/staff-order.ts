import { type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

export type OrderStep = { actor: StaffActor | undefined; slug: string; to: OrderStatus };
export type StaffOrderProblem = "errors.not_found" | "orders.errors.step" | RegisterShipmentProblem;
export type StaffOrderResult = Result<Order, StaffOrderProblem>;

/** What every step of staff has in common: its owner is told of it. */
export function stepByStaff(
  deps: OrdersDeps,
  { actor, slug, to }: OrderStep,
  work: (tx: Transaction, order: Order) => Promise<void> = async () => {},
): Promise<StaffOrderResult> {
  const step = { actor, key: slug, to, action: "order.move" };
  return orderLifecycle.stepByStaff(deps, step, async (tx, order, by) => {
    const moved = await orderLifecycle.move(deps, tx, order, to, { actor: by });
    await work(tx, moved);
    await notifyOrderStep(deps, tx, moved);
    return succeed(moved);
  });
}
