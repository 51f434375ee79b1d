import type { Transaction } from "#database/connect.ts";
import { type Order, selectOrder, selectOrderForUpdate } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";

/**
 * Wallet first, then the order, then promotion and stock: whoever changes an order locks in this order,
 * so nobody waits for somebody who waits for them.
 */
export async function lockOrder(
  { wallet }: Pick<OrdersDeps, "wallet">,
  tx: Transaction,
  id: number,
): Promise<Order | undefined> {
  const order = await selectOrder(tx, { id });
  if (!order) return undefined;
  if (order.customerId !== null) await wallet.lockBalance(tx, order.customerId);
  return selectOrderForUpdate(tx, id);
}
