import type { Cents } from "#core/money.ts";
import type { Letter } from "#features/mail/domain/letter.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Bill } from "../bills/bills.repository.ts";
import type { InvoicePlace } from "./post-invoice-mail.ts";

/** What we write about invoices; each is handed to `postInvoiceMail`. */

type Write = (place: InvoicePlace) => (t: Translate) => Letter;

function about({ content }: Bill, cents: Cents) {
  const { number, currency, language, dueOn = "" } = content;
  return { number, sum: formatMoney(cents, currency, language), date: dueOn };
}

function hello(t: Translate, { content: { buyer } }: Bill): string {
  const name = buyer.address?.firstName;
  return name ? t("mail.hello_name", { name }) : t("mail.hello");
}

type Kind = "issued" | "paid" | "cancelled" | "credited";

const letter =
  (bill: Bill, kind: Kind, button: string, cents = bill.totalCents + bill.feeCents): Write =>
  ({ shop, link }) =>
  (t) => ({
    subject: t(`mail.bill_${kind}.subject`, { ...about(bill, cents), shop }),
    title: hello(t, bill),
    paragraphs: [t(`mail.bill_${kind}.text`, about(bill, cents))],
    button: { label: t(button), href: link },
  });

export const billIssuedLetter = (bill: Bill): Write => letter(bill, "issued", "mail.bill.pay");
export const billPaidLetter = (bill: Bill): Write => letter(bill, "paid", "mail.bill.open");
export const billCancelledLetter = (bill: Bill): Write =>
  letter(bill, "cancelled", "mail.bill.open");
/** Names what goes back now; parts of it may have gone before. */
export const billCreditedLetter = (bill: Bill, cents: Cents): Write =>
  letter(bill, "credited", "mail.bill.open", cents);
