import { formatDate } from "#core/dates.ts";
import { type Cents, sum } from "#core/money.ts";
import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type Exemption, invoiceNumber } from "../domain/invoice.ts";
import { type CreditLine, writeCredit } from "../domain/write-credit.ts";
import {
  allocateInvoiceNumber,
  type Invoice,
  insertInvoice,
  type Subject,
  selectCredits,
  selectInvoiceOf,
} from "./invoices.repository.ts";

type Region = Pick<Site, "id" | "region" | "product" | "timeZone">;

type Credit = {
  site: Region;
  issuedAt: Date;
  amountCents?: Cents | undefined;
  only?: Exemption | undefined;
  /** The lines of the amount, if known. */
  lines?: readonly CreditLine[] | undefined;
};

/** Credits at most what is left of the invoice, and all of it by default. The caller has locked its subject. */
export async function creditDocument(
  tx: Transaction,
  invoice: Invoice,
  { site, issuedAt, amountCents, only, lines }: Credit,
): Promise<Invoice | undefined> {
  const earlier = (await selectCredits(tx, invoice.id)).map(({ content }) => content);
  const left = invoice.totalCents + sum(earlier.map(({ totalCents }) => totalCents));
  const taken = Math.min(amountCents ?? left, left);
  if (taken <= 0) return undefined;
  const number = await allocateInvoiceNumber(tx, site.id);
  const issuedOn = formatDate(issuedAt, site.timeZone);
  const head = { number: invoiceNumber(site, number), issuedOn };
  const content = writeCredit(head, invoice.content, { amountCents: taken, earlier, only, lines });
  const { subjectKind, subjectId, customerId, visitorHash, id: creditsId, siteId } = invoice;
  return insertInvoice(tx, {
    slug: unguessable(),
    siteId,
    number,
    subjectKind,
    subjectId,
    customerId,
    visitorHash,
    creditsId,
    totalCents: content.totalCents,
    content,
    issuedAt,
  });
}

/** Credits a refund for an order or a parcel; without an invoice there is nothing to credit. */
export async function creditSubject(
  tx: Transaction,
  subject: Subject,
  credit: Credit,
): Promise<Invoice | undefined> {
  const invoice = await selectInvoiceOf(tx, subject);
  return invoice && creditDocument(tx, invoice, credit);
}
