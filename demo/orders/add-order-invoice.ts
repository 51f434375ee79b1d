import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { type ExplainedTotal, totalBeforeWallet } from "#features/orders/domain/explain-total.ts";
import { invoiceLines } from "#features/orders/domain/invoice.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { orders } from "#features/orders/server/orders.tables.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";
import type { DemoHistory } from "../accounting/demo-history.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import { countryTitleIn } from "../sites/country-title.ts";

type Sold = {
  order: typeof orders.$inferSelect;
  site: SiteDefinition;
  owner: CustomerDefinition;
  lines: readonly OrderLine[];
  total: ExplainedTotal;
  /** When it was refunded. */
  back: Date | null;
};

/** The invoice of an order that was paid in the past, and the credit note if it was refunded. */
export function addOrderInvoice(history: DemoHistory, sold: Sold): void {
  const { order, site, back } = sold;
  const subject = { kind: "order" as const, id: order.id };
  const issuedAt = order.paidAt ?? order.createdAt;
  history.documents.push({ at: issuedAt, write: (tx) => issue(tx, sold, issuedAt) });
  if (!back) return;
  const write = (tx: Transaction) => creditSubject(tx, subject, { site, issuedAt: back });
  history.documents.push({ at: back, write });
}

async function issue(
  tx: Transaction,
  { order, site, owner, lines: orderLines, total }: Sold,
  issuedAt: Date,
): Promise<void> {
  const { companyName: name, companyCode: code, vatCode, language } = owner;
  const { id, customerId, currency, address } = order;
  const company = name ? { name, code, vatCode } : null;
  const country = countryTitleIn(language, site.defaultCountry);
  const lines = invoiceLines({
    orderLines,
    total,
    countryIso: site.defaultCountry,
    day: formatDate(issuedAt, site.timeZone),
  });
  await issueDocument(tx, {
    site,
    subject: { kind: "order", id },
    customerId,
    issuedAt,
    head: {
      orderNumber: orderNumber(id),
      language,
      currency,
      buyer: { address, country, company },
    },
    lines,
    fromBalanceCents: totalBeforeWallet(total) - total.final,
  });
}
