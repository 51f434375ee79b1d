import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { explainTotal } from "../domain/explain-total.ts";
import { invoiceNumber, writeInvoice } from "../domain/invoice.ts";
import { orderNumber } from "../domain/order-status.ts";
import { type Invoice, insertInvoice, takeInvoiceNumber } from "./invoices.repository.ts";
import { type Order, selectLines, unguessable } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { pricedOrder } from "./priced-order.ts";

/**
 * PRODUCT §5: for every paid order, numbered without holes per site. The number is taken last, since
 * until the transaction ends every other invoice of the site waits for it.
 */
export async function issueInvoice(
  { findSite }: Pick<OrdersDeps, "findSite">,
  tx: Transaction,
  order: Order,
): Promise<Invoice> {
  const site = findSite(order.siteId);
  const lines = await selectLines(tx, [order.id]);
  const countryId = order.address?.countryId ?? site.defaultCountryId;
  const country = site.countries.find(({ id }) => id === countryId);
  const issuedAt = order.paidAt ?? new Date();
  const number = await takeInvoiceNumber(tx, site.id);
  const content = writeInvoice({
    number: invoiceNumber(site.region, number),
    orderNumber: orderNumber(order.id),
    issuedOn: formatDate(issuedAt),
    language: order.language,
    currency: order.currency,
    seller: site.company,
    buyer: {
      address: order.address,
      country: country?.title[order.language] ?? country?.isoCode ?? "",
      company: order.company,
    },
    orderLines: lines,
    total: explainTotal(pricedOrder(order, lines), order.rate),
    countryIso: country?.isoCode ?? "",
  });
  const { id: orderId, siteId } = order;
  return insertInvoice(tx, { slug: unguessable(), siteId, number, orderId, content, issuedAt });
}
