import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import type { EmailContent, EmailRow } from "#features/mail/domain/email-content.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Bill } from "../bills/bills.repository.ts";
import type { InvoiceEmailContext } from "./post-invoice-mail.ts";

/** What we write about invoices; each is handed to `postInvoiceMail`. */

type Write = (context: InvoiceEmailContext) => (t: Translate) => EmailContent;

function about({ content }: Bill, cents: Cents) {
  const { number, currency, language, dueOn = "" } = content;
  return { number, sum: formatMoney(cents, currency, language), date: dueOn };
}

function hello(t: Translate, { content: { buyer } }: Bill): string {
  const name = buyer.address?.firstName;
  return name ? t("mail.hello_name", { name }) : t("mail.hello");
}

/** What it is for, what it comes to, and until when it is paid. */
function rowsOf(t: Translate, { content, feeCents }: Bill, kind: Kind): EmailRow[] {
  const { lines, currency, language, totalCents, dueOn } = content;
  const show = (cents: Cents) => formatMoney(cents, currency, language);
  const fee = { label: t("mail.invoice.parts.payment_fee"), value: show(feeCents) };
  return [
    ...lines.map(({ what, quantity, grossCents }) => ({
      label: [
        ...(quantity > 1 ? [`${quantity} ×`] : []),
        "name" in what ? what.name : t(`mail.invoice.parts.${what.part}`),
      ].join(" "),
      value: show(grossCents),
    })),
    ...(feeCents > 0 ? [fee] : []),
    { label: t("mail.sum.total"), value: show(totalCents + feeCents), isTotal: true },
    ...(kind === "issued" && dueOn ? [{ label: t("mail.invoice.due"), value: dueOn }] : []),
  ];
}

const creditOf = (t: Translate, { content: { currency, language } }: Bill, cents: Cents) => ({
  label: t("mail.invoice.parts.refund"),
  value: formatMoney(cents, currency, language),
  isTotal: true,
});

type Kind = "issued" | "paid" | "cancelled" | "credited";

const billEmail =
  (bill: Bill, kind: Kind, button: MessageKey, cents = bill.totalCents + bill.feeCents): Write =>
  ({ shop, link }) =>
  (t) => ({
    subject: t(`mail.bill_${kind}.subject`, { ...about(bill, cents), shop }),
    title: hello(t, bill),
    paragraphs: [t(`mail.bill_${kind}.text`, about(bill, cents))],
    rows: kind === "credited" ? [creditOf(t, bill, cents)] : rowsOf(t, bill, kind),
    button: { label: t(button), href: link },
  });

export const billIssuedEmail = (bill: Bill): Write => billEmail(bill, "issued", "mail.bill.pay");
export const billPaidEmail = (bill: Bill): Write => billEmail(bill, "paid", "mail.bill.open");
export const billCancelledEmail = (bill: Bill): Write =>
  billEmail(bill, "cancelled", "mail.bill.open");
/** Names what goes back now; parts of it may have gone before. */
export const billCreditedEmail = (bill: Bill, cents: Cents): Write =>
  billEmail(bill, "credited", "mail.bill.open", cents);
