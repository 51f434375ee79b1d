import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { isCancellable, type OrderActor } from "../../domain/order-status.ts";
import { lockOrder } from "../lock-order.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { endOrder } from "./end-order.ts";

export type CancelProblem = "errors.not_found" | "orders.errors.too_late";

type CancelInput = {
  orderId: number;
  actor: OrderActor;
  /** What else is written in the same transaction, for example which staff member cancelled. */
  note?: (tx: Transaction, before: Order) => Promise<void>;
};

/** Cancelling twice is the same as once. What was paid through a provider is refunded after the transaction. */
export async function cancelOrder(
  deps: OrdersDeps,
  { orderId, actor, note }: CancelInput,
): Promise<Result<Order, CancelProblem>> {
  const cancelled = await inTransaction<Result<Order, CancelProblem>>(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    if (!order) return fail("errors.not_found");
    if (order.status === "cancelled") return succeed(order);
    if (!isCancellable(order.status)) return fail("orders.errors.too_late");
    const ended = await endOrder(deps, tx, order, "cancelled", actor);
    await note?.(tx, order);
    return succeed(ended);
  });
  if (cancelled.ok && cancelled.value.paidAt) await deps.refundPayments(cancelled.value);
  return cancelled;
}
