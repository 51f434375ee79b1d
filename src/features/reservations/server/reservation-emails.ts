import { formatDate } from "#core/dates.ts";
import { keyUnder } from "#core/message-key.ts";
import type { EmailContent, EmailGoods } from "#features/mail/domain/email-content.ts";
import { fullAddress } from "#features/sites/domain/contact-address.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { confirmPath, RESERVE_PATH } from "../domain/reservation-paths.ts";
import { CONFIRM_HOURS } from "../domain/reservation-status.ts";
import type { Phone, Reservation } from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

type Write = (t: Translate) => EmailContent;
export type MailedPhone = Pick<Phone, "name" | "colour" | "storage" | "priceCents" | "picture">;
type MailedReservation = Pick<Reservation, "firstName" | "language" | "expiresAt">;
type Place = { site: Site; phone: MailedPhone };

/** The phone with its picture and price. */
const goodsOf = (t: Translate, phone: MailedPhone, language: string): EmailGoods[] => [
  {
    name: phone.name,
    detail: `${t(keyUnder("mail.phone.colour", phone.colour))}, ${t(keyUnder("mail.phone.storage", phone.storage))}`,
    amount: formatMoney(phone.priceCents, "EUR", language),
    picture: phone.picture,
  },
];

const titled = (t: Translate, { name, colour, storage }: MailedPhone): string =>
  `${name}, ${t(keyUnder("mail.phone.colour", colour))}, ${t(keyUnder("mail.phone.storage", storage))}`;

/** The mail with the secret link that confirms a reservation. */
export const confirmEmail =
  (
    { linkTo }: Pick<ReservationsDeps, "linkTo">,
    {
      site,
      phone,
      language,
      token,
      name,
    }: Place & { language: string; token: string; name: string },
  ): Write =>
  (t) => ({
    subject: t("mail.reservation_confirm.subject", { shop: site.name }),
    title: t("mail.hello_name", { name }),
    paragraphs: [
      t("mail.reservation_confirm.text", { phone: titled(t, phone) }),
      t("mail.reservation_confirm.until", { count: CONFIRM_HOURS }),
    ],
    goods: goodsOf(t, phone, language),
    button: {
      label: t("mail.reservation_confirm.button"),
      href: linkTo(site, language, confirmPath(token)),
    },
    note: t("mail.reservation_confirm.note"),
  });

/** To a person who already has a reservation of this model; the page does not tell this to the visitor who asked. */
export const alreadyReservedEmail =
  ({ site, phone }: Place): Write =>
  (t) => ({
    subject: t("mail.reservation_already.subject", { shop: site.name }),
    title: t("mail.hello"),
    paragraphs: [t("mail.reservation_already.text", { phone: phone.name })],
  });

/** The place, the price and the deadline for collecting the phone. */
export const readyEmail =
  ({ site, phone }: Place, { firstName, language, expiresAt }: MailedReservation): Write =>
  (t) => ({
    subject: t("mail.reservation_ready.subject", { shop: site.name }),
    title: t("mail.hello_name", { name: firstName ?? "" }),
    paragraphs: [
      t("mail.reservation_ready.text", { phone: titled(t, phone) }),
      t("mail.reservation_ready.where", {
        place: fullAddress(site.company),
        price: formatMoney(phone.priceCents, "EUR", language),
        date: expiresAt ? formatDate(expiresAt, site.timeZone) : "",
      }),
    ],
    goods: goodsOf(t, phone, language),
    note: t("mail.reservation_ready.note"),
  });

/** To a person whose confirmed reservation expired; an unconfirmed request expires without a mail. */
export const expiredEmail =
  (
    { linkTo }: Pick<ReservationsDeps, "linkTo">,
    { site, phone }: Place,
    { firstName, language }: MailedReservation,
  ): Write =>
  (t) => ({
    subject: t("mail.reservation_expired.subject", { shop: site.name }),
    title: t("mail.hello_name", { name: firstName ?? "" }),
    paragraphs: [t("mail.reservation_expired.text", { phone: titled(t, phone) })],
    goods: goodsOf(t, phone, language),
    button: {
      label: t("mail.reservation_expired.button"),
      href: linkTo(site, language, RESERVE_PATH),
    },
  });
