import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { EmailContent, EmailRow } from "#features/mail/domain/email-content.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { invoicePath } from "../../domain/invoice-path.ts";
import { type Bill, selectRecipient } from "../bills/bills.repository.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";

/** The mails about invoices; each is passed to `postInvoiceMail`. */

type Write = (context: InvoiceEmailContext) => (t: Translate) => EmailContent;

/** The fields of a standalone invoice that mails use. */
export type MailedBill = Pick<Bill, "totalCents" | "feeCents"> & {
  content: Pick<
    Bill["content"],
    "number" | "currency" | "language" | "dueOn" | "buyer" | "lines" | "totalCents"
  >;
};

function about({ content }: MailedBill, cents: Cents) {
  const { number, currency, language, dueOn = "" } = content;
  return { number, sum: formatMoney(cents, currency, language), date: dueOn };
}

function hello(t: Translate, { content: { buyer } }: MailedBill): string {
  const name = buyer.address?.firstName;
  return name ? t("mail.hello_name", { name }) : t("mail.hello");
}

/** The lines, the total, and the last day to pay. */
function rowsOf(t: Translate, { content, feeCents }: MailedBill, kind: Kind): EmailRow[] {
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

const creditOf = (t: Translate, { content: { currency, language } }: MailedBill, cents: Cents) => ({
  label: t("mail.invoice.parts.refund"),
  value: formatMoney(cents, currency, language),
  isTotal: true,
});

type Kind = "issued" | "paid" | "cancelled" | "credited";

const billEmail =
  (
    bill: MailedBill,
    kind: Kind,
    button: MessageKey,
    cents = bill.totalCents + bill.feeCents,
  ): Write =>
  ({ shop, link }) =>
  (t) => ({
    subject: t(`mail.bill_${kind}.subject`, { ...about(bill, cents), shop }),
    title: hello(t, bill),
    paragraphs: [t(`mail.bill_${kind}.text`, about(bill, cents))],
    rows: kind === "credited" ? [creditOf(t, bill, cents)] : rowsOf(t, bill, kind),
    button: { label: t(button), href: link },
  });

export const billIssuedEmail = (bill: MailedBill): Write =>
  billEmail(bill, "issued", "mail.bill.pay");
export const billPaidEmail = (bill: MailedBill): Write => billEmail(bill, "paid", "mail.bill.open");
export const billCancelledEmail = (bill: MailedBill): Write =>
  billEmail(bill, "cancelled", "mail.bill.open");
/** Names the amount that is refunded now; parts may have been refunded before. */
export const billCreditedEmail = (bill: MailedBill, cents: Cents): Write =>
  billEmail(bill, "credited", "mail.bill.open", cents);

type InvoiceEmailContext = { shop: string; link: string };

/** Mails the recipient in the invoice's language; sends nothing after the recipient was erased. */
export async function postInvoiceMail(
  { postMail, linkTo, findSite }: Pick<InvoicesDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  { slug, siteId, customerId, email, content: { language } }: Bill,
  kind: string,
  write: (context: InvoiceEmailContext) => (t: Translate) => EmailContent,
): Promise<void> {
  const owner = customerId === null ? undefined : await selectRecipient(tx, customerId);
  const to = customerId === null ? email : owner?.customer.email;
  if (!to) return;
  const site = findSite(siteId);
  const params = { shop: site.name, link: linkTo(site, language, invoicePath(slug)) };
  const whose = customerId === null ? {} : { customerId };
  await postMail(tx, { site, to, ...whose, language, kind, write: write(params) });
}
