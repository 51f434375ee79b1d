import { and, eq, inArray, sql } from "drizzle-orm";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { COST_KINDS, type CostFields, costFields } from "../../domain/order-costs.ts";
import { orderCosts, orderLines } from "../orders.tables.ts";

export async function selectCosts(db: Queryable, orderId: number): Promise<CostFields> {
  const rows = await db.select().from(orderCosts).where(eq(orderCosts.orderId, orderId));
  const known = new Map(rows.map(({ kind, cents }) => [kind, toDecimal(cents)]));
  return costFields((kind) => known.get(kind) ?? null);
}

/** Null: it is not known any more. */
export async function saveCosts(
  tx: Transaction,
  orderId: number,
  changes: Partial<CostFields>,
): Promise<void> {
  const gone = COST_KINDS.filter((kind) => changes[kind] === null);
  const rows = COST_KINDS.flatMap((kind) => {
    const cost = changes[kind];
    return typeof cost === "number" ? [{ orderId, kind, cents: toCents(cost) }] : [];
  });
  if (gone.length > 0) {
    await tx
      .delete(orderCosts)
      .where(and(eq(orderCosts.orderId, orderId), inArray(orderCosts.kind, gone)));
  }
  if (rows.length > 0) {
    await tx
      .insert(orderCosts)
      .values(rows)
      .onConflictDoUpdate({
        target: [orderCosts.orderId, orderCosts.kind],
        set: { cents: sql`excluded.cents` },
      });
  }
}

export const clearLineCosts = (tx: Transaction, orderId: number) =>
  tx.update(orderLines).set({ costCents: null }).where(eq(orderLines.orderId, orderId));

export type LineCost = { position: number; costCents: Cents };

export async function saveLineCost(
  tx: Transaction,
  orderId: number,
  { position, costCents }: LineCost,
): Promise<void> {
  const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));
  await tx.update(orderLines).set({ costCents }).where(isLine);
}
