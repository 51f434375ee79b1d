import { asc, eq, inArray, sql, sum } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { RefundedLine } from "../../domain/refund.ts";
import { orderRefundLines, orderRefunds } from "../orders.tables.ts";

export type OrderRefund = typeof orderRefunds.$inferSelect;
type NewRefund = typeof orderRefunds.$inferInsert;
export type RefundLine = RefundedLine & { isRestocked: boolean; sentQuantity: number };

export async function insertOrderRefund(
  tx: Transaction,
  values: NewRefund,
  lines: readonly RefundLine[],
): Promise<OrderRefund> {
  const [refund] = await tx.insert(orderRefunds).values(values).returning();
  if (!refund) throw new Error("A refund of an order was not written");
  if (lines.length > 0) {
    const rows = lines.map(({ position, quantity, amountCents, isRestocked, sentQuantity }) => ({
      refundId: refund.id,
      position,
      quantity,
      amountCents,
      isRestocked,
      sentQuantity,
    }));
    await tx.insert(orderRefundLines).values(rows);
  }
  return refund;
}

/** Refunds with their lines, the oldest first. */
export async function selectOrderRefunds(
  db: Queryable,
  orderId: number,
): Promise<(OrderRefund & { lines: RefundLine[] })[]> {
  const refunds = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.id));
  if (refunds.length === 0) return [];
  const ids = refunds.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderRefundLines)
    .where(inArray(orderRefundLines.refundId, ids))
    .orderBy(asc(orderRefundLines.position));
  return refunds.map((refund) => ({
    ...refund,
    lines: lines.filter(({ refundId }) => refundId === refund.id),
  }));
}

type RefundedPieces = { quantity: number; sentQuantity: number };

/** How many pieces of each line were refunded before, by position; each refund decided whether they were restocked. */
export async function selectRefundedPieces(
  db: Queryable,
  orderId: number,
): Promise<Map<number, RefundedPieces>> {
  const rows = await db
    .select({
      position: orderRefundLines.position,
      quantity: sum(orderRefundLines.quantity).mapWith(Number),
      sentQuantity: sum(orderRefundLines.sentQuantity).mapWith(Number),
    })
    .from(orderRefundLines)
    .innerJoin(orderRefunds, eq(orderRefunds.id, orderRefundLines.refundId))
    .where(eq(orderRefunds.orderId, orderId))
    .groupBy(orderRefundLines.position);
  return new Map(rows.map(({ position, ...pieces }) => [position, pieces]));
}

/** How many euros of the wallet's payment for an order were returned to the wallet already. */
export async function sumToBalance(db: Queryable, orderId: number): Promise<Cents> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${orderRefunds.toBalanceCents}), 0)`.mapWith(Number),
    })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId));
  return row?.total ?? 0;
}
