import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import type { ExplainedTotal } from "#features/orders/domain/explain-total.ts";
import { invoiceLines } from "#features/orders/domain/invoice.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { orders } from "#features/orders/server/orders.tables.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import type { SiteDefinition } from "../sites/site-builder.ts";

type Sold = {
  order: typeof orders.$inferSelect;
  site: SiteDefinition;
  owner: CustomerDefinition;
  lines: readonly OrderLine[];
  total: ExplainedTotal;
};

/** The invoice of an order that was paid before there was a shop, and what took it back. */
export async function insertPastInvoice(
  tx: Transaction,
  { order, site, owner, lines: orderLines, total }: Sold,
): Promise<void> {
  const issuedAt = order.paidAt ?? order.createdAt;
  const { companyName: name, companyCode: code, vatCode, language } = owner;
  const { id, customerId, currency, address, status } = order;
  const company = name ? { name, code, vatCode } : null;
  const country = site.defaultCountry;
  const subject = { kind: "order" as const, id };
  await issueDocument(tx, {
    site,
    subject,
    customerId,
    issuedAt,
    head: {
      orderNumber: orderNumber(id),
      language,
      currency,
      buyer: { address, country, company },
    },
    lines: invoiceLines({
      orderLines,
      total,
      countryIso: country,
      day: formatDate(issuedAt, site.timeZone),
    }),
  });
  if (status === "refunded" || status === "cancelled") await creditSubject(tx, site, subject);
}
