import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { requestLines } from "#features/forwarding/domain/request-invoice.ts";
import type { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";
import type { DemoHistory } from "../accounting/demo-history.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import { countryTitleIn } from "../sites/country-title.ts";

type Sent = {
  request: typeof forwardRequests.$inferSelect;
  site: SiteDefinition;
  owner: CustomerDefinition;
  packedAt: Date | null;
};

/** The invoice of a parcel that was paid in the past, and what was refunded of it. */
export function addParcelInvoice(history: DemoHistory, sent: Sent): void {
  const { request, site, packedAt } = sent;
  const { id, paidAt, refundedCents } = request;
  if (!paidAt) return;
  history.documents.push({ at: paidAt, write: (tx) => issue(tx, sent, paidAt) });
  if (refundedCents === 0 || !packedAt) return;
  const subject = { kind: "forward_request" as const, id };
  const only = "import_services" as const;
  const write = (tx: Transaction) =>
    creditSubject(tx, subject, { site, issuedAt: packedAt, amountCents: refundedCents, only });
  history.documents.push({ at: packedAt, write });
}

async function issue(
  tx: Transaction,
  { request, site, owner }: Sent,
  issuedAt: Date,
): Promise<void> {
  const { id, customerId, language, address } = request;
  const { companyName: name, companyCode: code, vatCode } = owner;
  const countryIso = owner.addresses[0]?.country ?? site.defaultCountry;
  const country = countryTitleIn(language, countryIso);
  const buyer = { address, country, company: name ? { name, code, vatCode } : null };
  await issueDocument(tx, {
    site,
    subject: { kind: "forward_request", id },
    customerId,
    issuedAt,
    head: { orderNumber: forwardNumber(id), language, currency: "EUR", buyer },
    lines: requestLines(request, vatPercent(countryIso, formatDate(issuedAt, site.timeZone))),
  });
}
