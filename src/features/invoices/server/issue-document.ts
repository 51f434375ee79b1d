import { formatDate } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type InvoiceContent, invoiceNumber } from "../domain/invoice.ts";
import { type GrossLine, writeInvoice } from "../domain/write-invoice.ts";
import {
  allocateInvoiceNumber,
  type Invoice,
  insertInvoice,
  type Subject,
} from "./invoices.repository.ts";

export type DocumentInput = {
  site: Pick<Site, "id" | "region" | "product" | "company" | "timeZone">;
  /** What was paid for; missing for a standalone invoice. */
  subject?: Subject;
  customerId: number | null;
  visitorHash?: Buffer | null;
  issuedAt: Date;
  head: Pick<InvoiceContent, "orderNumber" | "dueOn" | "language" | "currency" | "buyer">;
  lines: readonly GrossLine[];
  fromBalanceCents?: Cents;
};

/**
 * Product notes §5: numbers without gaps per site. Call this last: until the transaction ends, every other invoice
 * of the site waits for its number.
 */
export async function issueDocument(tx: Transaction, input: DocumentInput): Promise<Invoice> {
  const { site, subject, customerId, issuedAt } = input;
  const number = await allocateInvoiceNumber(tx, site.id);
  const head = {
    number: invoiceNumber(site, number),
    issuedOn: formatDate(issuedAt, site.timeZone),
    seller: site.company,
    ...input.head,
  };
  const content = writeInvoice(head, input.lines, input.fromBalanceCents);
  return insertInvoice(tx, {
    slug: unguessable(),
    siteId: site.id,
    number,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    customerId,
    visitorHash: input.visitorHash ?? null,
    totalCents: content.totalCents,
    content,
    issuedAt,
  });
}
