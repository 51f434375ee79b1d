import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import type { StockLine, StockShortage } from "../../domain/stock.ts";
import { variants } from "../products.tables.ts";
import { changeStock } from "./stock.repository.ts";

/**
 * What there is of each variant; until the transaction ends nobody takes, holds or brings any of it.
 * Always in one order.
 */
export async function lockStock(
  tx: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(variants.id)
    .for("no key update");
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/**
 * Takes all or nothing, and says what is short. Nothing is sold twice: the rows are locked, in one
 * order, before anybody looks at them. `heldByOthers` is what is set aside for somebody else.
 */
export async function subtractStock(
  tx: Transaction,
  lines: readonly StockLine[],
  heldByOthers: (variantIds: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): Promise<StockShortage[]> {
  const wanted = addUp(lines);
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ variantId }) => variantId);
  const stock = await lockStock(tx, ids);
  const held = await heldByOthers(ids);
  const shortages = wanted.flatMap(({ variantId, quantity }) => {
    const available = Math.max(0, (stock.get(variantId) ?? 0) - (held.get(variantId) ?? 0));
    return available < quantity ? [{ variantId, requested: quantity, available }] : [];
  });
  if (shortages.length === 0) await changeStock(tx, wanted, "take");
  return shortages;
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
  await changeStock(tx, back, "give_back");
}

function addUp(lines: readonly StockLine[]): StockLine[] {
  const byVariant = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  }
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity }));
}
