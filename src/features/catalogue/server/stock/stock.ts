import type { Transaction } from "#database/connect.ts";
import { addUp, type StockLine } from "../../domain/stock.ts";
import { raiseStock, selectStockForUpdate } from "./stock.repository.ts";

/**
 * What there is of each variant; until the transaction ends nobody takes, holds or brings any of it.
 * Always in one order.
 */
export async function lockStock(
  tx: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await selectStockForUpdate(tx, variantIds);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Until the transaction ends nobody takes or brings any of it. */
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
