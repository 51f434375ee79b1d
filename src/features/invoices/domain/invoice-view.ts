import type { BillStatus } from "./bill.ts";
import type { Exemption, InvoicePart } from "./invoice.ts";

/** On the wire and on the page alike; amounts with VAT unless said. */
export type PaperKind = "invoice" | "credit_note";

/** What an order or a parcel was invoiced for was paid before. */
export type ListedPaper = {
  id: string;
  number: string;
  kind: PaperKind;
  status: BillStatus;
  issued_on: string;
  due_on: string | null;
  order_number: string | null;
  currency: string;
  total: number;
};

export type PaperLine = {
  name: string | null;
  part: InvoicePart | null;
  quantity: number;
  net: number;
  total: number;
  vat_percent: number | null;
};

/** What a bank's app reads: rows of squares on a grid, as a path whose strokes are one wide. */
export type BankCode = { size: number; path: string };

export type InvoiceDetails = ListedPaper & {
  is_own: boolean;
  seller: {
    name: string;
    code: string;
    vat_code: string;
    address: string;
    email: string;
    phone: string;
    country: string | null;
  };
  /** Nobody but the buyer is told who it is. */
  buyer: { name: string; company: string | null; address: string } | null;
  lines: PaperLine[];
  vat: { percent: number; exempt: Exemption | null; net: number; vat: number }[];
  net: number;
  vat_total: number;
  fee: number;
  /** Of a credit note. */
  credit_of: string | null;
  credit_notes: { id: string; number: string; total: number }[];
  /** Where a transfer goes to, while it is to be paid. */
  bank: { name: string; iban: string; bic: string; code: BankCode | null } | null;
};
