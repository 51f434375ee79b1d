import type { Cents } from "#core/money.ts";
import { netParts, splitVat, vatPercent } from "#features/shipping/domain/vat.ts";
import type { Company } from "#features/sites/domain/site.ts";
import type { ExplainedTotal, TotalPart } from "./explain-total.ts";
import type { BuyerCompany, OrderAddress, OrderLine } from "./order.ts";

export type InvoiceLine = {
  /** Goods have a name; the rest is named by what it is. */
  what: { name: string } | { part: TotalPart };
  quantity: number;
  netCents: Cents;
  grossCents: Cents;
};

/** As it was written: whoever reads it in ten years reads the same. */
export type InvoiceContent = {
  number: string;
  orderNumber: string;
  issuedOn: string;
  language: string;
  currency: string;
  seller: Company;
  buyer: { address: OrderAddress | null; country: string; company: BuyerCompany | null };
  lines: InvoiceLine[];
  vatPercent: number;
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  /** Of it from the wallet; the rest through a provider. */
  fromBalanceCents: Cents;
};

/** PRODUCT §3: whoever holds the link may see what was sold, and no personal data of the buyer. */
export const withoutBuyer = (invoice: InvoiceContent): InvoiceContent => ({
  ...invoice,
  buyer: { address: null, country: invoice.buyer.country, company: null },
});

export const invoiceNumber = (region: string, number: number): string =>
  `${region.toUpperCase()}-${String(number).padStart(6, "0")}`;

type Written = Pick<
  InvoiceContent,
  "number" | "orderNumber" | "issuedOn" | "language" | "currency" | "seller" | "buyer"
> & { orderLines: readonly OrderLine[]; total: ExplainedTotal; countryIso: string };

/** The wallet is a way to pay and takes nothing off: an invoice is of what was sold. */
export function writeInvoice({ orderLines, total, countryIso, ...head }: Written): InvoiceContent {
  const percent = vatPercent(countryIso, head.issuedOn);
  const extras = total.parts.filter(
    ({ part, cents }) => part !== "subtotal" && part !== "balance" && cents !== 0,
  );
  const gross = [...total.lineCents, ...extras.map(({ cents }) => cents)];
  const net = netParts(gross, percent);
  const totalCents = gross.reduce((sum, cents) => sum + cents, 0);
  const split = splitVat(totalCents, percent);
  return {
    ...head,
    lines: gross.map((grossCents, at) => {
      const line = orderLines[at];
      const part = extras[at - orderLines.length]?.part ?? "subtotal";
      return {
        what: line ? { name: [line.name, line.options].filter(Boolean).join(", ") } : { part },
        quantity: line?.quantity ?? 1,
        netCents: net[at] ?? 0,
        grossCents,
      };
    }),
    vatPercent: percent,
    netCents: split.net,
    vatCents: split.vat,
    totalCents,
    fromBalanceCents: totalCents - total.final,
  };
}
