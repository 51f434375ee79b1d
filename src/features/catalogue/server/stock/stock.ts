import type { Transaction } from "#database/connect.ts";
import { addUp, type StockLine } from "../../domain/stock.ts";
import { raiseStock, selectStockForUpdate } from "./stock.repository.ts";

/**
 * The stock of each variant; until the transaction ends nobody takes, reserves or adds any of it. Locks are always
 * taken in the same order.
 */
export async function lockStock(
  tx: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await selectStockForUpdate(tx, variantIds);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Until the transaction ends, nobody takes or adds any of this stock. */
export async function lockStockLines(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  await lockStock(
    tx,
    lines.map(({ variantId }) => variantId),
  );
}

export async function restoreStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const back = addUp(lines);
  if (back.length === 0) return;
  await lockStockLines(tx, back);
  await raiseStock(tx, back);
}
