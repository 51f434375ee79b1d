import type { Cents } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";
import { type Exemption, type InvoiceContent, type VatRow, vatRows } from "./invoice.ts";
import { type GrossLine, writeInvoice } from "./write-invoice.ts";

type Head = { number: string; issuedOn: string };

/**
 * What is taken back of an invoice stands below zero: all of its lines, or a share of each of its rates; of
 * one alone, where it is known of which.
 */
export function writeCredit(
  head: Head,
  invoice: InvoiceContent,
  amountCents: Cents,
  only?: Exemption,
): InvoiceContent {
  const { language, currency, seller, buyer, orderNumber } = invoice;
  const creditOf = { number: invoice.number, issuedOn: invoice.issuedOn };
  const whole = { ...head, creditOf, orderNumber, language, currency, seller, buyer };
  return amountCents === invoice.totalCents
    ? takeBackAll(whole, invoice)
    : writeInvoice(whole, shareOfRates(ratesOf(invoice, amountCents, only), amountCents));
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
      vatPercent: line.vatPercent ?? invoice.vatPercent,
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

const grossOf = ({ netCents, vatCents }: VatRow): Cents => netCents + vatCents;

function ratesOf(invoice: InvoiceContent, amountCents: Cents, only?: Exemption): VatRow[] {
  const rows = vatRows(invoice);
  const meant = rows.filter(({ exempt }) => exempt !== undefined && exempt === only);
  const enough = meant.reduce((cents, row) => cents + grossOf(row), 0) >= amountCents;
  return enough ? meant : rows;
}

function shareOfRates(rows: readonly VatRow[], amountCents: Cents): GrossLine[] {
  const gross = rows.map(grossOf);
  const whole = gross.reduce((cents, one) => cents + one, 0);
  const shares = multiplyParts(gross, amountCents, whole);
  return rows.flatMap(({ percent, exempt }, at) => {
    const cents = shares[at] ?? 0;
    const line = { what: { part: "refund" as const }, quantity: 1, grossCents: minus(cents) };
    return cents === 0 ? [] : [{ ...line, vatPercent: percent, ...(exempt ? { exempt } : {}) }];
  });
}
