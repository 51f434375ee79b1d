import type { Cents } from "#core/money.ts";
import type { Company } from "#features/sites/domain/site.ts";

/** Lines that are not goods, with names in every language: `invoices.parts`, `mail.invoice.parts`. */
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

/** Why no VAT is charged: Directive 2006/112/EC, articles 144 and 79(c). */
export type Exemption = "import_services" | "paid_for_you";

/** A pro plan, so that a page can name it in the reader's language. */
type PlanLine = { shop: string; plan: string; period: "month" | "year" };

export type InvoiceLine = {
  /** Goods have a name, in the document's language; other lines have a `part`. */
  what: { name: string; plan?: PlanLine | undefined } | { part: InvoicePart };
  quantity: number;
  netCents: Cents;
  grossCents: Cents;
  vatPercent?: number | undefined;
  exempt?: Exemption | undefined;
};

/** The sum of all lines with one VAT rate, and its VAT. */
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

/** The content as it was written; it never changes, so it reads the same in ten years. */
export type InvoiceContent = {
  number: string;
  /** For a credit note: the invoice that it credits. */
  creditOf?: { number: string; issuedOn: string } | undefined;
  /** The number of the order or parcel that it is for. */
  orderNumber?: string | undefined;
  issuedOn: string;
  /** Set if it still has to be paid: the last day to pay. */
  dueOn?: string | undefined;
  language: string;
  currency: string;
  seller: Company;
  buyer: Buyer;
  lines: InvoiceLine[];
  vat?: VatRow[] | undefined;
  /** Early invoices had a single rate. */
  vatPercent?: number | undefined;
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  /** The part paid from the wallet; the rest was paid through a provider. */
  fromBalanceCents: Cents;
};

/** Product notes §3: everyone who has the link may see what was sold, but no personal data of the buyer. */
export const withoutBuyer = (invoice: InvoiceContent): InvoiceContent => ({
  ...invoice,
  buyer: { address: null, country: invoice.buyer.country, company: null },
});

type Series = { region: string; product: string };

/** Each site has its own series, named after its region, or after the product for the site of no region. */
export function invoiceNumber({ region, product }: Series, number: number): string {
  const series = region === "default" ? product : region;
  return `${series.toUpperCase()}-${String(number).padStart(6, "0")}`;
}

/** The law that names the document and its tax numbers: in the Emirates a "Tax Invoice" with a TRN. */
export const paperLaw = (country: string | null | undefined): "eu" | "ae" =>
  country === "AE" ? "ae" : "eu";

export const vatRows = ({ vat, vatPercent, netCents, vatCents }: InvoiceContent): VatRow[] =>
  vat ?? [{ percent: vatPercent ?? 0, netCents, vatCents }];
