import { type Cents, sum } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";
import {
  type Exemption,
  type InvoiceContent,
  type InvoiceLine,
  type VatRow,
  vatRows,
} from "./invoice.ts";
import type { InvoiceHead } from "./write-invoice.ts";

/** A line to credit, as it was sold: its amount is positive. */
export type CreditLine = { what: InvoiceLine["what"]; quantity: number; grossCents: Cents };

type Head = { number: string; issuedOn: string };
type Part = {
  amountCents: Cents;
  /** Earlier credit notes for parts of the invoice. */
  earlier?: readonly InvoiceContent[];
  /** Credits only this exemption's rate, if it is known and enough of it is left. */
  only?: Exemption | undefined;
  /** The lines of the amount; they are named only if one rate is credited and they add up to the amount. */
  lines?: readonly CreditLine[] | undefined;
};

/** Amounts of a credit note are negative: it credits all lines of the invoice, or a share of each rate. */
export function writeCredit(
  head: Head,
  invoice: InvoiceContent,
  { amountCents, earlier = [], only, lines = [] }: Part,
): InvoiceContent {
  const { language, currency, seller, buyer, orderNumber } = invoice;
  const creditOf = { number: invoice.number, issuedOn: invoice.issuedOn };
  const whole = { ...head, creditOf, orderNumber, language, currency, seller, buyer };
  if (amountCents === invoice.totalCents) return creditAll(whole, invoice);
  const vat = shareOfRates(ratesOf(invoice, earlier), amountCents, only);
  const [row] = vat;
  const isNamed =
    vat.length === 1 && sum(lines.map(({ grossCents }) => grossCents)) === amountCents;
  return creditPart(whole, vat, isNamed && row ? namedLines(lines, row) : vat.map(unnamedLine));
}

const minus = (cents: Cents): Cents => 0 - cents;

function creditAll(head: InvoiceHead, invoice: InvoiceContent): InvoiceContent {
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
const isAlike = (one: VatRow, other: VatRow) =>
  one.percent === other.percent && one.exempt === other.exempt;

/** A rate of the invoice, and how much of it was credited before. */
type Rate = { row: VatRow; takenCents: Cents; takenVatCents: Cents };

function ratesOf(invoice: InvoiceContent, earlier: readonly InvoiceContent[]): Rate[] {
  const taken = earlier.flatMap(vatRows);
  return vatRows(invoice).map((row) => {
    const alike = taken.filter((one) => isAlike(one, row));
    const takenVatCents = minus(sum(alike.map(({ vatCents }) => vatCents)));
    return { row, takenCents: minus(sum(alike.map(grossOf))), takenVatCents };
  });
}

const leftOf = ({ row, takenCents }: Rate): Cents => grossOf(row) - takenCents;

/** The VAT is calculated together with all earlier credits, so that the parts add up to the invoice's VAT. */
function shareOfRates(all: readonly Rate[], amountCents: Cents, only?: Exemption): VatRow[] {
  const meant = all.filter(({ row }) => row.exempt !== undefined && row.exempt === only);
  const rates = sum(meant.map(leftOf)) >= amountCents ? meant : all;
  const left = rates.map(leftOf);
  const shares = multiplyParts(left, amountCents, sum(left));
  return rates.flatMap(({ row, takenCents, takenVatCents }, at) => {
    const cents = shares[at] ?? 0;
    if (cents === 0) return [];
    const vatSoFar = Math.round((row.vatCents * (takenCents + cents)) / grossOf(row));
    const vatCents = vatSoFar - takenVatCents;
    return [{ ...row, netCents: minus(cents - vatCents), vatCents: minus(vatCents) }];
  });
}

const rateOf = ({ percent, exempt }: VatRow) => ({
  vatPercent: percent,
  ...(exempt ? { exempt } : {}),
});

const unnamedLine = (row: VatRow): InvoiceLine => ({
  what: { part: "refund" },
  quantity: 1,
  netCents: row.netCents,
  grossCents: grossOf(row),
  ...rateOf(row),
});

/** The net amounts of the lines add up to the net amount of the rate. */
function namedLines(lines: readonly CreditLine[], row: VatRow): InvoiceLine[] {
  const gross = lines.map(({ grossCents }) => grossCents);
  const nets = multiplyParts(gross, minus(row.netCents), sum(gross));
  return lines.map(({ what, quantity, grossCents }, at) => ({
    what,
    quantity,
    netCents: minus(nets[at] ?? 0),
    grossCents: minus(grossCents),
    ...rateOf(row),
  }));
}

function creditPart(head: InvoiceHead, vat: VatRow[], lines: InvoiceLine[]): InvoiceContent {
  return {
    ...head,
    lines,
    vat,
    netCents: sum(vat.map(({ netCents }) => netCents)),
    vatCents: sum(vat.map(({ vatCents }) => vatCents)),
    totalCents: sum(vat.map(grossOf)),
    fromBalanceCents: 0,
  };
}
