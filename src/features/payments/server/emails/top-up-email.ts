import type { Transaction } from "#database/connect.ts";
import { findMailContact } from "#features/account/server/contact/mail-preferences.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Mail } from "#features/mail/server/mail.ts";
import type { Sites } from "#features/sites/server/sites.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { PaidPayment } from "../payable.ts";

type MailedTopUp = Pick<PaidPayment, "amountCents" | "feeCents" | "currency" | "reference"> & {
  language: string;
  name: string;
  shop: string;
  link: string;
};

export const TOP_UP_MAIL = "wallet-topped-up";

export const topUpEmail =
  ({ amountCents, feeCents, currency, reference, language, name, shop, link }: MailedTopUp) =>
  (t: Translate): EmailContent => {
    const show = (cents: number) => formatMoney(cents, currency, language);
    const sum = show(amountCents);
    return {
      subject: t("mail.wallet_topped_up.subject", { shop, sum }),
      title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
      paragraphs: [t("mail.wallet_topped_up.text", { sum })],
      rows: [
        { label: t("mail.wallet_topped_up.reference"), value: reference },
        { label: t("mail.wallet_topped_up.amount"), value: sum },
        ...(feeCents === 0
          ? []
          : [{ label: t("mail.invoice.parts.payment_fee"), value: show(feeCents) }]),
        { label: t("mail.sum.paid"), value: show(amountCents + feeCents), isTotal: true },
      ],
      button: { label: t("mail.wallet_topped_up.button"), href: link },
    };
  };

export type TopUpMailDeps = Pick<Mail, "postMail"> & Pick<Sites, "findSite" | "linkTo">;
type TopUp = Pick<PaidPayment, "amountCents" | "feeCents" | "currency" | "reference"> & {
  customerId: number;
};

/** Mails the receipt in the payment's transaction, so that it is sent only once. */
export async function postTopUpMail(
  { postMail, findSite, linkTo }: TopUpMailDeps,
  tx: Transaction,
  { customerId, ...paid }: TopUp,
): Promise<void> {
  const owner = await findMailContact(tx, customerId);
  if (!owner) return;
  const { language, firstName: name } = owner;
  const site = findSite(owner.siteId);
  const link = linkTo(site, language, "/balance");
  await postMail(tx, {
    site,
    to: owner.email,
    customerId,
    language,
    kind: TOP_UP_MAIL,
    record: `payment:${paid.reference}`,
    write: topUpEmail({ ...paid, language, name, shop: site.name, link }),
  });
}
