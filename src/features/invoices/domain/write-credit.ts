import type { Cents } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";
import { type InvoiceContent, vatRows } from "./invoice.ts";
import { type GrossLine, writeInvoice } from "./write-invoice.ts";

type Head = { number: string; issuedOn: string };

/** What is taken back of an invoice stands below zero: all of its lines, or a share of each of its rates. */
export function writeCredit(
  head: Head,
  invoice: InvoiceContent,
  amountCents: Cents,
): InvoiceContent {
  const { language, currency, seller, buyer, orderNumber } = invoice;
  const creditOf = { number: invoice.number, issuedOn: invoice.issuedOn };
  const whole = { ...head, creditOf, orderNumber, language, currency, seller, buyer };
  return amountCents === invoice.totalCents
    ? takeBackAll(whole, invoice)
    : writeInvoice(whole, shareOfRates(invoice, amountCents));
}

const minus = (cents: Cents): Cents => 0 - cents;

function takeBackAll(
  head: Parameters<typeof writeInvoice>[0],
  invoice: InvoiceContent,
): InvoiceContent {
  return {
    ...head,
    lines: invoice.lines.map((line) => ({
      ...line,
      netCents: minus(line.netCents),
      grossCents: minus(line.grossCents),
    })),
    vat: vatRows(invoice).map((row) => ({
      ...row,
      netCents: minus(row.netCents),
      vatCents: minus(row.vatCents),
    })),
    netCents: minus(invoice.netCents),
    vatCents: minus(invoice.vatCents),
    totalCents: minus(invoice.totalCents),
    fromBalanceCents: 0,
  };
}

function shareOfRates(invoice: InvoiceContent, amountCents: Cents): GrossLine[] {
  const rows = vatRows(invoice);
  const gross = rows.map(({ netCents, vatCents }) => netCents + vatCents);
  const shares = multiplyParts(gross, amountCents, invoice.totalCents);
  return rows.flatMap(({ percent, exempt }, at) => {
    const cents = shares[at] ?? 0;
    const line = { what: { part: "refund" as const }, quantity: 1, grossCents: minus(cents) };
    return cents === 0 ? [] : [{ ...line, vatPercent: percent, ...(exempt ? { exempt } : {}) }];
  });
}
