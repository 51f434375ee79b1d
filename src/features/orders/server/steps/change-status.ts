import { canTransition } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import { ORDER_TRANSITIONS, type OrderActor, type OrderStatus } from "../../domain/order-status.ts";
import { insertHistory, type Order, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

type Changes = Partial<Omit<Order, "id" | "slug" | "status">>;

/** The one place where an order goes on: the row is locked, the step is allowed, and it is written down. */
export async function changeStatus(
  { onStep }: Pick<OrdersDeps, "onStep">,
  tx: Transaction,
  order: Order,
  to: OrderStatus,
  { actor, ...changes }: Changes & { actor: OrderActor },
): Promise<Order> {
  if (!canTransition(ORDER_TRANSITIONS, order.status, to)) {
    throw new Error(`An order that is ${order.status} cannot become ${to}`);
  }
  const values = { ...changes, status: to };
  await updateOrder(tx, order.id, values);
  const id = await insertHistory(tx, order.id, to, actor);
  const moved = { ...order, ...values };
  await onStep(tx, { id, from: order.status, order: moved });
  return moved;
}
