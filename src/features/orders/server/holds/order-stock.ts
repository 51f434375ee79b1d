import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { addUp, type StockLine, type StockShortage } from "#features/catalogue/domain/stock.ts";
import { recordSales } from "#features/catalogue/server/events/record-sales.ts";
import { lockStockLines, restoreStock } from "#features/catalogue/server/stock/stock.ts";
import type { OrdersDeps, StockBuyer } from "../orders-deps.ts";

const list = (numbers: readonly number[]) => `{${numbers.join(",")}}`;

/**
 * Takes all or nothing, and says what is short. One statement, which locks, looks and takes
 * (migration 0054): nothing is sold twice.
 */
async function takeStock(
  tx: Transaction,
  lines: readonly StockLine[],
  { customerId, visitorHash, cartId }: StockBuyer,
): Promise<StockShortage[]> {
  const wanted = addUp(lines);
  if (wanted.length === 0) return [];
  const ids = list(wanted.map(({ variantId }) => variantId));
  const quantities = list(wanted.map(({ quantity }) => quantity));
  const { rows } = await tx.execute<{ variant_id: number; available: number }>(sql`
    select variant_id, available from take_stock(${ids}, ${quantities},
      ${customerId}, ${visitorHash ?? null}, ${cartId ?? null})`);
  return rows.map(({ variant_id: variantId, available }) => {
    const requested = wanted.find((one) => one.variantId === variantId)?.quantity ?? 0;
    return { variantId, requested, available };
  });
}

/** The shop's own stock, of which carts hold some. */
export const orderStock: OrdersDeps["stock"] = {
  take: takeStock,
  lock: lockStockLines,
  giveBack: restoreStock,
  recordSales,
};
