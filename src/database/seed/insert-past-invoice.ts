import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import type { ExplainedTotal } from "#features/orders/domain/explain-total.ts";
import { invoiceNumber, writeInvoice } from "#features/orders/domain/invoice.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { invoiceNumbers, invoices } from "#features/orders/server/invoices.tables.ts";
import type { orders } from "#features/orders/server/orders.tables.ts";
import type { CustomerDefinition } from "./customer-builder.ts";
import type { SiteDefinition } from "./site-builder.ts";

type Sold = {
  order: typeof orders.$inferSelect;
  site: SiteDefinition;
  owner: CustomerDefinition;
  lines: readonly OrderLine[];
  total: ExplainedTotal;
};

/** The invoice of an order that was paid before there was a shop. */
export async function insertPastInvoice(
  tx: Transaction,
  { order, site, owner, lines, total }: Sold,
): Promise<void> {
  const [numbered] = await tx
    .insert(invoiceNumbers)
    .values({ siteId: site.id, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.siteId,
      set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` },
    })
    .returning();
  const number = numbered?.lastNumber ?? 1;
  const issuedAt = order.paidAt ?? order.createdAt;
  const { companyName: name, companyCode: code, vatCode, language } = owner;
  const content = writeInvoice({
    number: invoiceNumber(site.region, number),
    orderNumber: orderNumber(order.id),
    issuedOn: formatDate(issuedAt),
    language,
    currency: order.currency,
    seller: site.company,
    buyer: {
      address: order.address,
      country: site.defaultCountry,
      company: name ? { name, code, vatCode } : null,
    },
    orderLines: lines,
    total,
    countryIso: site.defaultCountry,
  });
  const slug = randomBytes(18).toString("base64url");
  const { id: orderId, siteId } = order;
  await tx.insert(invoices).values({ slug, siteId, number, orderId, content, issuedAt });
}
