import type { Letter } from "#features/mail/domain/letter.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Bill } from "./bills.repository.ts";
import type { InvoicePlace } from "./post-invoice-mail.ts";

/** What we write about invoices; each is handed to `postInvoiceMail`. */

type Write = (place: InvoicePlace) => (t: Translate) => Letter;

function about({ content, totalCents, feeCents }: Bill) {
  const { number, currency, language, dueOn = "" } = content;
  return { number, sum: formatMoney(totalCents + feeCents, currency, language), date: dueOn };
}

function hello(t: Translate, { content: { buyer } }: Bill): string {
  const name = buyer.address?.firstName;
  return name ? t("mail.hello_name", { name }) : t("mail.hello");
}

const letter =
  (bill: Bill, kind: "issued" | "paid" | "cancelled" | "credited", button: string): Write =>
  ({ shop, link }) =>
  (t) => ({
    subject: t(`mail.bill_${kind}.subject`, { ...about(bill), shop }),
    title: hello(t, bill),
    paragraphs: [t(`mail.bill_${kind}.text`, about(bill))],
    button: { label: t(button), href: link },
  });

export const billIssuedLetter = (bill: Bill): Write => letter(bill, "issued", "mail.bill.pay");
export const billPaidLetter = (bill: Bill): Write => letter(bill, "paid", "mail.bill.open");
export const billEndedLetter = (bill: Bill, how: "cancelled" | "credited"): Write =>
  letter(bill, how, "mail.bill.open");
