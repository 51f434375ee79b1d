import { formatDate } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { Exemption } from "#features/invoices/domain/invoice.ts";
import { findRecipient } from "#features/invoices/server/bills/recipient.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import { countryCode, countryTitle } from "#features/sites/domain/site.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { requestLines } from "../../domain/request-invoice.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

type Deps = Pick<ForwardingDeps, "findSite" | "now">;

const subjectOf = ({ id }: ForwardRequest) => ({ kind: "forward_request" as const, id });

/** Issues a VAT invoice for the payment, by the destination country. Needs a locked and paid request. */
export async function issueRequestInvoice(
  { findSite, now }: Deps,
  tx: Transaction,
  request: ForwardRequest,
): Promise<Invoice> {
  const site = findSite(request.siteId);
  const { id, language, customerId, address } = request;
  const known = await findRecipient(tx, site, language, { customerId });
  const countryId = address?.countryId ?? site.defaultCountryId;
  const issuedAt = request.paidAt ?? now();
  return issueDocument(tx, {
    site,
    customerId,
    issuedAt,
    subject: subjectOf(request),
    head: {
      language,
      currency: "EUR",
      orderNumber: forwardNumber(id),
      buyer: {
        address: address ?? known?.buyer.address ?? null,
        country: countryTitle(site, countryId, language),
        company: known?.buyer.company ?? null,
      },
    },
    lines: requestLines(
      request,
      vatPercent(countryCode(site, countryId), formatDate(issuedAt, site.timeZone)),
    ),
  });
}

/** Issues a credit note for this amount or, without one, for all that is left. Needs a locked request. */
export async function creditRequest(
  { findSite, now }: Pick<ForwardingDeps, "findSite" | "now">,
  tx: Transaction,
  request: ForwardRequest,
  amountCents?: Cents,
  only?: Exemption,
): Promise<void> {
  const credit = { site: findSite(request.siteId), issuedAt: now(), amountCents, only };
  await creditSubject(tx, subjectOf(request), credit);
}
