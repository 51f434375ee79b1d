import type { Transaction } from "#database/connect.ts";
import { isUnpaid } from "../domain/order-status.ts";
import { stockLines } from "./holds/hold-order.ts";
import {
  type Order,
  selectLines,
  selectOrder,
  selectOrderForUpdate,
  selectOrdersForUpdate,
} from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { lockPromotions } from "./promotions/promotions.repository.ts";

/** Locks the wallet, then the order; promotions and stock follow: the order of docs/architecture.md "Locks". */
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

/**
 * Locks several orders of a customer, with all that ending them needs, before any of them changes: one by one, the
 * stock of the first would be locked before the promotion of the second.
 */
export async function lockOrdersOf(
  { wallet, stock }: Pick<OrdersDeps, "wallet" | "stock">,
  tx: Transaction,
  customerId: number,
): Promise<Order[]> {
  await wallet.lockBalance(tx, customerId);
  const all = await selectOrdersForUpdate(tx, customerId);
  const unpaid = all.filter(({ status }) => isUnpaid(status));
  await lockPromotions(
    tx,
    unpaid.map(({ promotionId }) => promotionId),
  );
  const held = unpaid.filter(({ holds }) => holds).map(({ id }) => id);
  if (held.length > 0) await stock.lock(tx, stockLines(await selectLines(tx, held)));
  return unpaid;
}
