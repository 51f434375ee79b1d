import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { type CarriedStatus, stepsByCarrier } from "#features/shipping/domain/carried-status.ts";
import type { RegisterShipmentProblem } from "#features/shipping/server/register-shipment.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type MoveByStaff,
  ORDER_PROGRESS,
  ORDER_TRANSITIONS,
  type OrderStatus,
} from "../domain/order-status.ts";
import { isUndoable, MAIL_WAITS_SECONDS } from "../domain/undo-step.ts";
import { isStopped } from "../domain/withdrawal.ts";
import { notifyOrderStep } from "./emails/notify-order-step.ts";
import { lockOrder } from "./lock-order.ts";
import { orderLifecycle } from "./order-lifecycle.ts";
import type { Order } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";

/** Staff mark an order as purchased, as in the warehouse, or as on its way if no carrier reports. */
export const moveOrder = (
  deps: OrdersDeps,
  input: OrderStep & { to: MoveByStaff },
): Promise<StaffOrderResult> => stepByStaff(deps, input);

export type OrderStep = {
  actor: StaffActor | undefined;
  orderId: number;
  to: OrderStatus;
  /** How long the mail of this step waits, if the step can be undone at all. */
  undoSeconds?: number;
};
export type StaffOrderProblem =
  | "errors.not_found"
  | "orders.errors.step"
  | "office.orders.errors.not_there"
  | "office.orders.errors.withdrawn"
  | RegisterShipmentProblem;
export type StaffOrderResult = Result<Order, StaffOrderProblem>;

/** What all steps of staff have in common: the owner gets a mail. */
export function stepByStaff(
  deps: OrdersDeps,
  { actor, orderId, to, undoSeconds = MAIL_WAITS_SECONDS }: OrderStep,
  work: (tx: Transaction, order: Order) => Promise<void> = async () => {},
): Promise<StaffOrderResult> {
  const step = { actor, key: orderId, to, action: "order.move" as const };
  return orderLifecycle.stepByStaff<StaffOrderProblem>(deps, step, async (tx, order, by) => {
    if (isStopped(order)) return fail("office.orders.errors.withdrawn");
    const moved = await orderLifecycle.move(deps, tx, order, to, { actor: by });
    await work(tx, moved);
    await notifyOrderStep(deps, tx, moved, isUndoable(to) ? undoSeconds : undefined);
    return succeed(moved);
  });
}

/** Moves an order as far as its carrier reports, or not at all if no steps lead there. Mails only the last step. */
export async function moveByCarrier(
  deps: OrdersDeps,
  tx: Transaction,
  id: number,
  to: CarriedStatus,
): Promise<void> {
  const order = await lockOrder(deps, tx, id);
  if (!order) return;
  const moved = await carryOrder(deps, tx, order, to);
  if (moved.status !== order.status) await notifyOrderStep(deps, tx, moved);
}

/** Makes one step after the other; sends no mail. */
export async function carryOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  to: CarriedStatus,
): Promise<Order> {
  const steps = stepsByCarrier({
    transitions: ORDER_TRANSITIONS,
    way: ORDER_PROGRESS,
    from: order.status,
    to,
    toPickupPoint: order.pickupPoint !== null,
  });
  let moved = order;
  for (const step of steps) {
    moved = await orderLifecycle.move(deps, tx, moved, step, { actor: { kind: "system" } });
  }
  return moved;
}
