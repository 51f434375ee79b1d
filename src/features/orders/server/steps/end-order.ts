import type { Transaction } from "#database/connect.ts";
import type { OrderActor } from "../../domain/order-status.ts";
import { giveBackHeld } from "../holding/give-back-held.ts";
import { orderEndedLetter } from "../letters/order-letters.ts";
import { postOrderMail } from "../letters/post-order-mail.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { creditOrder } from "../paying/credit-order.ts";
import { deleteUse } from "../promotions/promotions.repository.ts";
import { changeStatus } from "./change-status.ts";

/** Cancelled or expired: stock, balance and promotion come back, and the customer is told. */
export async function endOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  how: "cancelled" | "expired",
  actor: OrderActor,
): Promise<Order> {
  await deleteUse(tx, order.id);
  await giveBackHeld(deps, tx, order);
  const ended = await changeStatus(deps, tx, order, how, { actor, holds: false });
  if (order.paidAt) await creditOrder(deps, tx, order);
  await postOrderMail(deps, tx, ended, {
    kind: `order-${how}`,
    write: orderEndedLetter(ended, how),
  });
  return ended;
}
