import type { Transaction } from "#database/connect.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { returnBalance } from "./hold-balance.ts";
import { stockLines } from "./stock-lines.ts";

/** Stock and balance of an order that was paid, or is being paid; the order is locked. */
export async function restoreStockAndBalance(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
): Promise<void> {
  if (!order.holds) return;
  await returnBalance(deps, tx, order);
  await deps.stock.giveBack(tx, stockLines(await selectLines(tx, [order.id])));
}
