import { eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { invoiceNumbers, invoices } from "./invoices.tables.ts";

export type Invoice = typeof invoices.$inferSelect;

/** Without holes: whoever rolls back gives it back, and the next one waits to see. */
export async function takeInvoiceNumber(tx: Transaction, siteId: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ siteId, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.siteId,
      set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` },
    })
    .returning();
  if (!row) throw new Error("An invoice got no number");
  return row.lastNumber;
}

export async function insertInvoice(
  tx: Transaction,
  values: typeof invoices.$inferInsert,
): Promise<Invoice> {
  const [invoice] = await tx.insert(invoices).values(values).returning();
  if (!invoice) throw new Error("An invoice was not written");
  return invoice;
}

export async function selectInvoice(
  db: Queryable,
  by: { orderId: number } | { slug: string },
): Promise<Invoice | undefined> {
  const which = "slug" in by ? eq(invoices.slug, by.slug) : eq(invoices.orderId, by.orderId);
  const [invoice] = await db.select().from(invoices).where(which);
  return invoice;
}
