import type { Database } from "#database/connect.ts";
import { type InvoiceContent, withoutBuyer } from "../domain/invoice.ts";
import { selectInvoice } from "./invoices.repository.ts";
import { selectOrder } from "./orders.repository.ts";

type Asked = {
  slug: string;
  customerId: number | undefined;
  /** The cookie of a guest's cart, by its hash. */
  visitorHash: Buffer | undefined;
};

/**
 * A customer's is theirs alone. A guest's is whole for the browser that ordered; whoever else holds its
 * link sees what was sold, and not to whom.
 */
export async function readInvoice(
  { db }: { db: Database },
  { slug, customerId, visitorHash }: Asked,
): Promise<InvoiceContent | undefined> {
  const invoice = await selectInvoice(db, { slug });
  const order = invoice && (await selectOrder(db, { id: invoice.orderId }));
  if (!order) return undefined;
  const { content } = invoice;
  if (order.customerId !== null) return order.customerId === customerId ? content : undefined;
  const isBuyer = visitorHash !== undefined && order.visitorHash?.equals(visitorHash);
  return isBuyer ? content : withoutBuyer(content);
}
