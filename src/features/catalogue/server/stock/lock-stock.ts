import { inArray } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { variants } from "../products.tables.ts";

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
