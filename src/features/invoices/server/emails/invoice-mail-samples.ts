import { type MailContext, SAMPLE_ADDRESS } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import type { Translate } from "#i18n/translator.ts";
import type { InvoicePart } from "../../domain/invoice.ts";
import {
  billCancelledEmail,
  billCreditedEmail,
  billIssuedEmail,
  billPaidEmail,
  type MailedBill,
} from "./invoice-emails.ts";

const PARTS: readonly InvoicePart[] = [
  "shipping",
  "shipping_discount",
  "delivery",
  "promotion",
  "payment_fee",
  "transport",
  "duty",
  "import_vat",
  "storage",
  "refund",
];

const bill = ({ language }: MailContext, parts: readonly InvoicePart[]): MailedBill => ({
  totalCents: 4900,
  feeCents: 50,
  content: {
    number: "CARTAGE-000126",
    currency: "EUR",
    language,
    dueOn: "2026-12-01",
    buyer: { address: SAMPLE_ADDRESS, country: "LT", company: null },
    lines: parts.map((part) => ({
      what: { part },
      quantity: 1,
      netCents: 4050,
      grossCents: 4900,
    })),
    totalCents: 4900,
  },
});

type WriteBill = (
  bill: MailedBill,
) => (context: { shop: string; link: string }) => ReturnType<MailSample["samples"][0]>;

const samplesOf = (write: WriteBill): MailSample["samples"] => {
  const sample =
    (parts: readonly InvoicePart[]): MailSample["samples"][0] =>
    (place) =>
    (t: Translate) =>
      write(bill(place, parts))({
        shop: place.site.name,
        link: place.linkTo("/invoice/sample"),
      })(t);
  return [sample(["storage"]), sample(PARTS)];
};

/** Sample mails about invoices, written with made-up data. */
export const invoiceMailSamples: readonly MailSample[] = [
  { kind: "invoice-issued", samples: samplesOf(billIssuedEmail) },
  { kind: "invoice-paid", samples: samplesOf(billPaidEmail) },
  { kind: "invoice-cancelled", samples: samplesOf(billCancelledEmail) },
  { kind: "invoice-credited", samples: samplesOf((one) => billCreditedEmail(one, 4900)) },
];
