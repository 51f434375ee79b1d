import { formatDate } from "#core/dates.ts";
import { sum } from "#core/sum.ts";
import type { Transaction } from "#database/connect.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { countryCode, countryTitle } from "#features/sites/domain/site.ts";
import { explainTotal } from "../../domain/explain-total.ts";
import { invoiceLines } from "../../domain/invoice.ts";
import type { OrderLine } from "../../domain/order.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { pricedOrder } from "../priced-order.ts";

/** Product notes §5: for every paid order. */
export async function issueInvoice(
  { findSite, now }: Pick<OrdersDeps, "findSite" | "now">,
  tx: Transaction,
  order: Order,
  orderLines: readonly OrderLine[],
): Promise<Invoice> {
  const site = findSite(order.siteId);
  const countryId = order.address?.countryId ?? site.defaultCountryId;
  const issuedAt = order.paidAt ?? now();
  const total = explainTotal(pricedOrder(order, orderLines), order.rate);
  const { language, currency, address, company, customerId, visitorHash } = order;
  const buyer = { address, country: countryTitle(site, countryId, language), company };
  const sold = { orderLines, total, countryIso: countryCode(site, countryId) };
  const lines = invoiceLines({ ...sold, day: formatDate(issuedAt, site.timeZone) });
  const asked = sum(lines.map(({ grossCents }) => grossCents));
  return issueDocument(tx, {
    site,
    subject: { kind: "order", id: order.id },
    customerId,
    visitorHash,
    issuedAt,
    lines,
    head: { orderNumber: orderNumber(order.id), language, currency, buyer },
    fromBalanceCents: asked - total.final,
  });
}
