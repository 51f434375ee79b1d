import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { requestLines } from "#features/forwarding/domain/request-invoice.ts";
import type { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import type { SiteDefinition } from "../sites/site-builder.ts";

type Sent = {
  request: typeof forwardRequests.$inferSelect;
  site: SiteDefinition;
  owner: CustomerDefinition;
};

/** The invoice of a parcel that was paid before there was a shop, and what was given back of it. */
export async function insertParcelInvoice(
  tx: Transaction,
  { request, site, owner }: Sent,
): Promise<void> {
  const { id, customerId, language, address, paidAt: issuedAt, refundedCents } = request;
  if (!issuedAt) return;
  const { companyName: name, companyCode: code, vatCode } = owner;
  const country = owner.addresses[0]?.country ?? site.defaultCountry;
  const buyer = { address, country, company: name ? { name, code, vatCode } : null };
  const subject = { kind: "forward_request" as const, id };
  await issueDocument(tx, {
    site,
    subject,
    customerId,
    issuedAt,
    head: { orderNumber: forwardNumber(id), language, currency: "EUR", buyer },
    lines: requestLines(request, vatPercent(country, formatDate(issuedAt, site.timeZone))),
  });
  if (refundedCents > 0) await creditSubject(tx, site, subject, refundedCents);
}
