import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { payments, refunds } from "#features/payments/server/payments.tables.ts";

/** What a payment is for: an order, or something of a customer that has no page of its own. */
const paidFor = { orderId: orders.id, customerId: payments.customerId };
export type PaidFor = { orderId: number | null; customerId: number | null };

/** By our payment reference; unknown payments are missing. */
export async function selectPaidFor(
  db: Queryable,
  references: readonly string[],
): Promise<Map<string, PaidFor>> {
  const rows = await db
    .select({ name: payments.reference, ...paidFor })
    .from(payments)
    .leftJoin(orders, eq(orders.slug, payments.subjectId))
    .where(inArray(payments.reference, [...references]));
  return new Map(rows.map(({ name, ...found }) => [name, found]));
}

/** By the refunds' ids. */
export async function selectRefundedFor(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<string, PaidFor>> {
  const rows = await db
    .select({ id: refunds.id, ...paidFor })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.slug, payments.subjectId))
    .where(inArray(refunds.id, [...ids]));
  return new Map(rows.map(({ id, ...found }) => [String(id), found]));
}

/** The customers who own these parcels. */
export async function selectParcelOwners(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<string, PaidFor>> {
  const rows = await db
    .select({ id: forwardRequests.id, customerId: forwardRequests.customerId })
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, [...ids]));
  return new Map(rows.map(({ id, customerId }) => [String(id), { orderId: null, customerId }]));
}
