import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { InvoiceContent } from "#features/invoices/domain/invoice.ts";
import type { EmailContent, EmailGoods } from "#features/mail/domain/email-content.ts";
import { listGoods } from "#features/mail/server/list-goods.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { type ForwardRequest, selectOwner } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import type { Contents } from "../parcels.repository.ts";

export type ForwardEmailContext = { shop: string; link: string; name: string };
type Write = (context: ForwardEmailContext) => (t: Translate) => EmailContent;

/** The fields of a request and its parcels that mails need. */
export type MailedRequest = Pick<ForwardRequest, "id" | "language">;
export type MailedContents = Pick<
  Contents,
  "shop" | "grams" | "lengthMm" | "widthMm" | "heightMm"
> & { lines: readonly Pick<Contents["lines"][number], "name" | "quantity" | "valueCents">[] };

const hello = (t: Translate, name: string): string =>
  name ? t("mail.hello_name", { name }) : t("mail.hello");

/** The goods that the owner declared, with their values. */
export const declaredGoods = (
  t: Translate,
  { language }: MailedRequest,
  parcels: readonly MailedContents[],
): EmailGoods[] =>
  listGoods(
    t,
    parcels.flatMap(({ shop, lines }) =>
      lines.map(({ name, quantity, valueCents }) => ({
        name,
        quantity,
        details: [shop],
        amount: formatMoney(valueCents, "EUR", language),
      })),
    ),
  );

/** The measures that we took. */
function measures(t: Translate, { language }: MailedRequest, parcels: readonly MailedContents[]) {
  const number = (value: number, digits: number) => formatNumber(value, language, digits);
  return parcels.flatMap(({ grams, lengthMm, widthMm, heightMm }) => {
    if (!grams || !lengthMm || !widthMm || !heightMm) return [];
    const size = [lengthMm, widthMm, heightMm].map((mm) => number(mm / 10, 0)).join(" × ");
    return [{ label: t("mail.fact.measured"), value: `${number(grams / 1000, 2)} kg, ${size} cm` }];
  });
}

export const receivedEmail =
  (request: MailedRequest, parcels: readonly MailedContents[]): Write =>
  ({ shop, link, name }) =>
  (t) => ({
    subject: t("mail.forward_received.subject", { number: forwardNumber(request.id), shop }),
    title: hello(t, name),
    paragraphs: [
      t("mail.forward_received.text", { number: forwardNumber(request.id) }),
      t("mail.forward_received.next"),
    ],
    goods: declaredGoods(t, request, parcels),
    rows: measures(t, request, parcels),
    button: { label: t("mail.forward_received.button"), href: link },
    note: t("mail.forward_received.note"),
  });

export const paidEmail =
  (
    { id, language }: MailedRequest,
    {
      number: invoice,
      totalCents,
      currency,
    }: Pick<InvoiceContent, "number" | "totalCents" | "currency">,
  ): Write =>
  ({ shop, link, name }) =>
  (t) => ({
    subject: t("mail.forward_paid.subject", { number: forwardNumber(id), shop }),
    title: hello(t, name),
    paragraphs: [
      t("mail.forward_paid.text", {
        number: forwardNumber(id),
        sum: formatMoney(totalCents, currency, language),
      }),
      t("mail.forward_paid.invoice", { invoice }),
      t("mail.forward_paid.next"),
    ],
    button: { label: t("mail.forward.button"), href: link },
  });

export const storageEmail =
  (
    request: MailedRequest,
    parcels: readonly MailedContents[],
    { ends, isByPlan, centsPerDay }: { ends: string; isByPlan: boolean; centsPerDay: Cents },
  ): Write =>
  ({ shop, link, name }) =>
  (t) => ({
    subject: t("mail.forward_storage.subject", {
      number: forwardNumber(request.id),
      date: ends,
      shop,
    }),
    title: hello(t, name),
    paragraphs: [
      t("mail.forward_storage.text", {
        number: forwardNumber(request.id),
        date: ends,
        amount: formatMoney(centsPerDay, "EUR", request.language),
      }),
      ...(isByPlan ? [t("mail.forward_storage.plan")] : []),
      t("mail.forward_storage.next"),
    ],
    goods: declaredGoods(t, request, parcels),
    rows: [
      { label: t("mail.fact.free_until"), value: ends },
      {
        label: t("mail.fact.then_per_day"),
        value: formatMoney(centsPerDay, "EUR", request.language),
      },
    ],
    button: { label: t("mail.forward_received.button"), href: link },
  });

/** Sends a mail to the owner, in the language of the declaration; sends nothing once the owner is erased. */
export async function postForwardMail(
  { postMail, linkTo, findSite }: Pick<ForwardingDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  { id, customerId, siteId, language }: ForwardRequest,
  kind: string,
  write: (context: ForwardEmailContext) => (t: Translate) => EmailContent,
): Promise<void> {
  const owner = await selectOwner(tx, customerId);
  if (!owner?.email) return;
  const site = findSite(siteId);
  const link = linkTo(site, language, deliveryPath(site.product, id));
  const params = { shop: site.name, link, name: owner.firstName };
  await postMail(tx, {
    site,
    to: owner.email,
    customerId,
    language,
    kind,
    record: `forward_request:${id}`,
    write: write(params),
  });
}
