import type { Cents } from "#core/money.ts";
import type { Company } from "#features/sites/domain/site.ts";

/** What is no goods and has a name in every language: `invoices.parts`, `mail.invoice.parts`. */
export type InvoicePart =
  | "shipping"
  | "shipping_discount"
  | "delivery"
  | "promotion"
  | "payment_fee"
  | "transport"
  | "duty"
  | "import_vat"
  | "storage"
  | "refund";

/** Why no VAT is asked: Directive 2006/112/EC, articles 144 and 79(c). */
export type Exemption = "import_services" | "paid_for_you";

/** A pro plan, which a page can name in its reader's language. */
type PlanLine = { shop: string; plan: string; period: "month" | "year" };

export type InvoiceLine = {
  /** Goods have a name; the rest is named by what it is. A name is in the language of the paper. */
  what: { name: string; plan?: PlanLine | undefined } | { part: InvoicePart };
  quantity: number;
  netCents: Cents;
  grossCents: Cents;
  vatPercent?: number | undefined;
  exempt?: Exemption | undefined;
};

/** What is taxed at one rate, and its tax. */
export type VatRow = {
  percent: number;
  exempt?: Exemption | undefined;
  netCents: Cents;
  vatCents: Cents;
};

type BuyerAddress = {
  firstName: string;
  lastName: string;
  firstAddress: string;
  city: string;
  zip: string;
};
export type Buyer = {
  address: BuyerAddress | null;
  country: string;
  company: { name: string; code: string; vatCode: string } | null;
};

/** As it was written: whoever reads it in ten years reads the same. */
export type InvoiceContent = {
  number: string;
  /** A credit note: what it takes back. */
  creditOf?: { number: string; issuedOn: string } | undefined;
  /** Of the order or parcel it is for. */
  orderNumber?: string | undefined;
  issuedOn: string;
  /** Where it is still to be paid: until when. */
  dueOn?: string | undefined;
  language: string;
  currency: string;
  seller: Company;
  buyer: Buyer;
  lines: InvoiceLine[];
  vat?: VatRow[] | undefined;
  /** The first invoices had one rate. */
  vatPercent?: number | undefined;
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  /** Of it from the wallet; the rest through a provider. */
  fromBalanceCents: Cents;
};

/** Product notes §3: whoever holds the link may see what was sold, and no personal data of the buyer. */
export const withoutBuyer = (invoice: InvoiceContent): InvoiceContent => ({
  ...invoice,
  buyer: { address: null, country: invoice.buyer.country, company: null },
});

type Series = { region: string; product: string };

/** A site's own series: by its region, and that of no region by the name of what it sells. */
export function invoiceNumber({ region, product }: Series, number: number): string {
  const series = region === "default" ? product : region;
  return `${series.toUpperCase()}-${String(number).padStart(6, "0")}`;
}

/** What a paper and its tax numbers are called: in the Emirates a "Tax Invoice" with a TRN. */
export const paperLaw = (country: string | null | undefined): "eu" | "ae" =>
  country === "AE" ? "ae" : "eu";

export const vatRows = ({ vat, vatPercent, netCents, vatCents }: InvoiceContent): VatRow[] =>
  vat ?? [{ percent: vatPercent ?? 0, netCents, vatCents }];
