import type { Database } from "#database/connect.ts";
import type { InvoiceContent } from "../domain/invoice.ts";
import { selectInvoice } from "./invoices.repository.ts";
import { selectOrder } from "./orders.repository.ts";

/** An invoice names its buyer: it is shown to them, and for a guest's order to whoever holds the link. */
export async function readInvoice(
  { db }: { db: Database },
  { slug, customerId }: { slug: string; customerId: number | undefined },
): Promise<InvoiceContent | undefined> {
  const invoice = await selectInvoice(db, { slug });
  const order = invoice && (await selectOrder(db, { id: invoice.orderId }));
  const isTheirs = order && (order.customerId === null || order.customerId === customerId);
  return isTheirs ? invoice.content : undefined;
}
