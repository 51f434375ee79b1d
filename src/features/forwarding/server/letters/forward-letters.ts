import type { Cents } from "#core/money.ts";
import type { Letter } from "#features/mail/domain/letter.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";

export type ForwardPlace = { shop: string; link: string; name: string };
type Write = (place: ForwardPlace) => (t: Translate) => Letter;

const hello = (t: Translate, name: string): string =>
  name ? t("mail.hello_name", { name }) : t("mail.hello");

export const receivedLetter =
  ({ id }: ForwardRequest): Write =>
  ({ shop, link, name }) =>
  (t) => ({
    subject: t("mail.forward_received.subject", { number: forwardNumber(id), shop }),
    title: hello(t, name),
    paragraphs: [
      t("mail.forward_received.text", { number: forwardNumber(id) }),
      t("mail.forward_received.next"),
    ],
    button: { label: t("mail.forward_received.button"), href: link },
    note: t("mail.forward_received.note"),
  });

export const storageLetter =
  (
    { id, language }: ForwardRequest,
    { ends, isByPlan, centsPerDay }: { ends: string; isByPlan: boolean; centsPerDay: Cents },
  ): Write =>
  ({ shop, link, name }) =>
  (t) => ({
    subject: t("mail.forward_storage.subject", { number: forwardNumber(id), date: ends, shop }),
    title: hello(t, name),
    paragraphs: [
      t("mail.forward_storage.text", {
        number: forwardNumber(id),
        date: ends,
        amount: formatMoney(centsPerDay, "EUR", language),
      }),
      ...(isByPlan ? [t("mail.forward_storage.plan")] : []),
      t("mail.forward_storage.next"),
    ],
    button: { label: t("mail.forward_received.button"), href: link },
  });
