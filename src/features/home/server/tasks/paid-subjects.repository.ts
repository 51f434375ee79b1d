import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { FORWARD_REQUEST } from "#features/forwarding/server/payment/forward-payable.ts";
import { INVOICE } from "#features/invoices/server/bills/bill-payable.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { ORDER } from "#features/orders/server/payment/order-payable.ts";
import { payments, refunds } from "#features/payments/server/payments.tables.ts";

/** What a payment is for; null for what it is not. */
export type PaidFor = {
  kind: string;
  customerId: number | null;
  orderId: number | null;
  requestId: number | null;
  paperNumber: string | null;
};

const paidFor = {
  kind: payments.kind,
  customerId: payments.customerId,
  orderId: orders.id,
  requestId: sql<
    number | null
  >`case when ${payments.kind} = ${FORWARD_REQUEST} then ${payments.subjectId}::bigint end`.mapWith(
    payments.id,
  ),
  paperNumber: sql<string | null>`${invoices.content} ->> 'number'`,
};

const selectPaidFor = (db: Queryable, where: SQL) =>
  db
    .select({ reference: payments.reference, refundId: refunds.id, ...paidFor })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(orders, and(eq(payments.kind, ORDER), eq(orders.slug, payments.subjectId)))
    .leftJoin(invoices, and(eq(payments.kind, INVOICE), eq(invoices.slug, payments.subjectId)))
    .where(where);

/** By our payment reference; unknown payments are missing. */
export async function selectPaidByReference(
  db: Queryable,
  references: readonly string[],
): Promise<Map<string, PaidFor>> {
  const rows = await selectPaidFor(db, inArray(payments.reference, [...references]));
  return new Map(rows.map((row) => [row.reference, row]));
}

/** By the refunds' ids. */
export async function selectPaidByRefund(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<string, PaidFor>> {
  const rows = await selectPaidFor(db, inArray(refunds.id, [...ids]));
  return new Map(rows.map((row) => [String(row.refundId), row]));
}
