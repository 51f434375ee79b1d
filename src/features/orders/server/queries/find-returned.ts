import type { Database } from "#database/connect.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { type ReturnedOrders, selectOrder, selectReturned } from "../orders.repository.ts";

export type ReturnedOrder = { number: string; slug: string };

/** The newest order of a buyer that waits for payment while its goods are in the cart again. */
export async function findReturned(
  db: Database,
  buyer: ReturnedOrders,
): Promise<ReturnedOrder | null> {
  const id = (await selectReturned(db, buyer)).at(-1);
  const order = id === undefined ? undefined : await selectOrder(db, { id });
  return order ? { number: orderNumber(order.id), slug: order.slug } : null;
}
