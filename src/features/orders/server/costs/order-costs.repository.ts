import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { COST_KINDS, type CostFields, costFields } from "../../domain/order-costs.ts";
import { orderCosts, orderCostsBefore, orderLines, orders } from "../orders.tables.ts";

export async function selectCosts(db: Queryable, orderId: number): Promise<CostFields> {
  const rows = await db.select().from(orderCosts).where(eq(orderCosts.orderId, orderId));
  const known = new Map(rows.map(({ kind, cents }) => [kind, toDecimal(cents)]));
  return costFields((kind) => known.get(kind) ?? null);
}

/** Null deletes a cost: it is no longer known. */
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

export type LineCost = { position: number; costCents: Cents };

/** Writes the costs of lines, and stores their costs from before the step so that the step can be undone. */
export async function saveLineCosts(
  tx: Transaction,
  { orderId, stepId }: { orderId: number; stepId: number },
  costs: readonly LineCost[],
): Promise<void> {
  for (const { position, costCents } of costs) {
    const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));
    const [before] = await tx
      .select({ costCents: orderLines.costCents })
      .from(orderLines)
      .where(isLine);
    if (!before) continue;
    await tx
      .insert(orderCostsBefore)
      .values({ stepId, position, costCents: before.costCents })
      .onConflictDoNothing();
    await tx.update(orderLines).set({ costCents }).where(isLine);
  }
}

/** Restores the line costs from before a step. */
export async function restoreLineCosts(
  tx: Transaction,
  { orderId, stepId }: { orderId: number; stepId: number },
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ costCents: sql`${orderCostsBefore.costCents}` })
    .from(orderCostsBefore)
    .where(
      and(
        eq(orderCostsBefore.stepId, stepId),
        eq(orderLines.orderId, orderId),
        eq(orderLines.position, orderCostsBefore.position),
      ),
    );
}

type CatalogueCost = {
  orderId: number;
  siteId: number;
  position: number;
  costCents: Cents | null;
};

/** The current catalogue cost of one piece, for lines without a cost of their own. */
export async function selectCatalogueCosts(
  db: Queryable,
  orderIds: readonly number[],
): Promise<CatalogueCost[]> {
  return db
    .select({
      orderId: orderLines.orderId,
      siteId: orders.siteId,
      position: orderLines.position,
      costCents: variants.costCents,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), isNull(orderLines.costCents)));
}
