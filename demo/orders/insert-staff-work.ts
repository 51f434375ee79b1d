import { and, eq, isNotNull, sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import { toDecimal } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import {
  orderLines,
  orderRefunds,
  orderShipmentLines,
  orderShipments,
  orders,
} from "#features/orders/server/orders.tables.ts";
import { paymentChanges, payments, refunds } from "#features/payments/server/payments.tables.ts";
import { notes, savedViews } from "#features/records/server/records.tables.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { CARRIER_TITLE } from "../../sandbox/carrier/carrier-title.ts";
import type { DemoHistory } from "../accounting/demo-history.ts";
import type { OrderParties } from "./insert-orders.ts";

type Staff = { ordersId: number; supportId: number };

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const SHIPPED_DAYS_AGO = 1.2;
const REFUNDED_DAYS_AGO = 1;

/**
 * What staff have already done with some orders: a partial shipment, a partial refund,
 * notes, a view. Each has the audit row that its use case writes.
 */
export async function insertStaffWork(
  tx: Transaction,
  { sites, customers }: OrderParties,
  history: DemoHistory,
): Promise<void> {
  const idOf = (email: string) => customers.find((one) => one.email === email)?.id ?? 0;
  const staff = {
    ordersId: idOf("orders@cartage.example"),
    supportId: idOf("support@cartage.example"),
  };
  await setCosts(tx);
  // In chronological order, because the audit log is read by its ids.
  await saveView(tx, staff);
  const waiting = await findOrder(tx, "at_warehouse");
  await shipPart(tx, waiting, staff);
  const delivered = await findOrder(tx, "delivered");
  const site = sites.find(({ id }) => id === delivered.siteId);
  if (site) await refundPart(tx, delivered, { site, staff, history });
  await writeNotes(tx, waiting.id, staff);
}

async function saveView(tx: Transaction, { ordersId }: Staff): Promise<void> {
  const view = {
    list: "orders",
    title: "Over 500 €, on its way",
    query: "not-state=awaiting_payment,delivered,cancelled,expired,refunded&total-above=500",
  };
  const [saved] = await tx
    .insert(savedViews)
    .values({ ...view, ownerId: ordersId, isShared: true })
    .returning();
  await writeAuditNote(tx, {
    actor: { id: ordersId },
    action: "view.save",
    subject: `view:${saved?.id}`,
    after: { ...view, shared: true },
    at: daysAgo(9),
  });
}

async function findOrder(tx: Transaction, status: OrderStatus) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, status), eq(orders.siteId, 2)))
    .orderBy(sql`${orders.id} desc`)
    .limit(1);
  if (!order) throw new Error(`The demo has no order that is ${status}`);
  return order;
}

async function shipPart(
  tx: Transaction,
  { id: orderId, status }: typeof orders.$inferSelect,
  { ordersId }: Staff,
): Promise<void> {
  const [shipment] = await tx
    .insert(orderShipments)
    .values({
      orderId,
      carrier: CARRIER_TITLE,
      trackingNumber: postNumber("CT", orderId + 50_000, "LT"),
      sentAt: daysAgo(SHIPPED_DAYS_AGO),
    })
    .returning();
  await tx
    .insert(orderShipmentLines)
    .values([0, 1].map((position) => ({ shipmentId: shipment?.id ?? 0, position, quantity: 1 })));
  await writeAuditNote(tx, {
    actor: { id: ordersId },
    action: "order.ship",
    subject: `order:${orderId}`,
    details: { from: status, to: status },
    at: daysAgo(SHIPPED_DAYS_AGO),
  });
}

async function writeNotes(tx: Transaction, id: number, { ordersId, supportId }: Staff) {
  const record = `order:${id}`;
  const written = [
    {
      record,
      authorId: supportId,
      text: "The customer asks to send what is left together. @Orders Cartage, is the last piece here?",
      mentions: [ordersId],
      createdAt: daysAgo(0.2),
    },
    {
      record,
      authorId: ordersId,
      text: "It came this morning.",
      mentions: [],
      createdAt: daysAgo(0.1),
    },
  ];
  for (const note of await tx.insert(notes).values(written).returning()) {
    const { authorId, mentions } = note;
    const details = { note: note.id, mentions };
    await writeAuditNote(tx, {
      actor: { id: authorId },
      action: "note.add",
      subject: record,
      details,
      at: note.createdAt,
    });
  }
}

const BACK_CENTS = 950;

type Refunding = {
  site: OrderParties["sites"][number];
  staff: Staff;
  history: DemoHistory;
};

/** Writes the same rows as `refund-order.ts`. */
async function refundPart(
  tx: Transaction,
  { id, slug, currency }: typeof orders.$inferSelect,
  { site, staff, history }: Refunding,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.subjectId, slug));
  if (!payment) throw new Error("An order of the demo was delivered and not paid");
  const at = daysAgo(REFUNDED_DAYS_AGO);
  const key = `${id}:demo`;
  const actorId = staff.ordersId;
  const [refund] = await tx
    .insert(orderRefunds)
    .values({
      orderId: id,
      key,
      actorId,
      way: "original",
      reason: "price",
      amountCents: BACK_CENTS,
      otherCents: BACK_CENTS,
      createdAt: at,
    })
    .returning();
  await tx.insert(refunds).values({
    paymentId: payment.id,
    amountCents: BACK_CENTS,
    key: `order-refund:${key}:${payment.id}`,
    status: "succeeded",
    actorId,
    createdAt: at,
  });
  const status = "partly_refunded" as const;
  await tx.insert(paymentChanges).values({ paymentId: payment.id, status, cause: "refund" });
  await tx
    .update(payments)
    .set({ status, refundedCents: BACK_CENTS })
    .where(eq(payments.id, payment.id));
  const credit = { site, issuedAt: at, amountCents: BACK_CENTS };
  history.documents.push({
    at,
    write: (books) => creditSubject(books, { kind: "order", id }, credit),
  });
  const sums = { amount: toDecimal(BACK_CENTS), currency, lines: 0 };
  await writeAuditNote(tx, {
    actor: { id: actorId },
    action: "order.refund",
    subject: `order:${id}`,
    details: { refund: refund?.id, way: "original", reason: "price", ...sums },
    at,
  });
}

/** Every second product has a known purchase price. */
async function setCosts(tx: Transaction): Promise<void> {
  await tx
    .update(orderLines)
    .set({ costCents: sql`round(${orderLines.priceCents} * 0.66)` })
    .where(and(isNotNull(orderLines.productId), sql`${orderLines.productId} % 2 = 0`));
}
