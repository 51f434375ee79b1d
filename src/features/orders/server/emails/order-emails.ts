import type { Cents } from "#core/money.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { RefundReason, RefundWay } from "../../domain/refund.ts";
import {
  arrivalRows,
  deliveryAddressRows,
  goodsOf,
  type MailedOrder,
  type OrderEmailContext,
  sumsOf,
} from "./order-contents.ts";

/** The mails about orders; each is passed to `postOrderMail`. */

type Write = (context: OrderEmailContext) => (t: Translate) => EmailContent;

function hello(t: Translate, { address }: Pick<MailedOrder, "address">): string {
  return address?.firstName ? t("mail.hello_name", { name: address.firstName }) : t("mail.hello");
}

const sumOf = ({ dueCents, feeCents, currency, language }: MailedOrder): string =>
  formatMoney(dueCents + feeCents, currency, language);

export const orderPlacedEmail =
  (order: MailedOrder): Write =>
  ({ shop, link, contents }) =>
  (t) => ({
    subject: t("mail.order_placed.subject", { number: orderNumber(order.id), shop }),
    title: hello(t, order),
    paragraphs: [
      t("mail.order_placed.text", { number: orderNumber(order.id) }),
      t("mail.order_placed.pay", { sum: sumOf(order) }),
    ],
    goods: goodsOf(t, order, contents),
    rows: [...sumsOf(t, order, contents, "to_pay"), ...deliveryAddressRows(t, order)],
    button: { label: t("mail.order_placed.button"), href: link },
    note: t("mail.order_placed.note"),
  });

export const orderPaidEmail =
  (order: MailedOrder, invoice: string): Write =>
  ({ shop, link, timeZone, contents }) =>
  (t) => ({
    subject: t("mail.order_paid.subject", { number: orderNumber(order.id), shop }),
    title: hello(t, order),
    paragraphs: [
      t("mail.order_paid.text", { number: orderNumber(order.id) }),
      t("mail.order_paid.invoice", { invoice }),
    ],
    goods: goodsOf(t, order, contents),
    rows: [
      ...sumsOf(t, order, contents, "total"),
      ...arrivalRows(t, order, timeZone),
      ...deliveryAddressRows(t, order),
    ],
    button: { label: t("mail.order.button"), href: link },
    note: t("mail.order_paid.note"),
  });

export const orderEndedEmail =
  (order: MailedOrder, how: "cancelled" | "expired"): Write =>
  ({ shop, link, contents }) =>
  (t) => ({
    subject: t(`mail.order_${how}.subject`, { number: orderNumber(order.id), shop }),
    title: hello(t, order),
    paragraphs: [
      t(`mail.order_${how}.text`, { number: orderNumber(order.id) }),
      ...(order.paidAt || order.balanceCents > 0 ? [t("mail.order_ended.money")] : []),
    ],
    goods: goodsOf(t, order, contents),
    rows: sumsOf(t, order, contents, "total"),
    button: { label: t("mail.order.button"), href: link },
  });

export const orderRefundedEmail =
  (order: MailedOrder): Write =>
  ({ shop, link, contents }) =>
  (t) => ({
    subject: t("mail.order_refunded.subject", { number: orderNumber(order.id), shop }),
    title: hello(t, order),
    paragraphs: [
      t("mail.order_refunded.text", { number: orderNumber(order.id) }),
      t("mail.order_ended.money"),
    ],
    goods: goodsOf(t, order, contents),
    rows: sumsOf(t, order, contents, "total"),
    button: { label: t("mail.order.button"), href: link },
  });

type RefundDetails = {
  amountCents: Cents;
  way: RefundWay;
  reason: RefundReason;
  /** The number of the credit note. */
  credit: string | undefined;
};

/** A refund by staff: how much, why, which way it goes, and the credit note. */
export const orderRefundEmail =
  (order: MailedOrder, { amountCents, way, reason, credit }: RefundDetails): Write =>
  ({ shop, link, contents }) =>
  (t) => {
    const number = orderNumber(order.id);
    const sum = formatMoney(amountCents, order.currency, order.language);
    return {
      subject: t("mail.order_refund.subject", { number, shop, sum }),
      title: hello(t, order),
      paragraphs: [
        t("mail.order_refund.text", { number, sum }),
        t(`mail.order_refund.reason.${reason}`),
        t(`mail.order_refund.way.${way}`),
        ...(credit ? [t("mail.order_refund.credit", { credit })] : []),
      ],
      goods: goodsOf(t, order, contents, { withSums: false }),
      rows: [{ label: t("mail.order_refund.sum"), value: sum, isTotal: true }],
      button: { label: t("mail.order.button"), href: link },
    };
  };

/** The receipt that the law requires: what the customer withdrew from, and when. */
export const withdrawalEmail =
  (order: MailedOrder, at: string): Write =>
  ({ shop, link, contents }) =>
  (t) => ({
    subject: t("mail.order_withdrawn.subject", { number: orderNumber(order.id), shop }),
    title: hello(t, order),
    paragraphs: [
      t("mail.order_withdrawn.text", { number: orderNumber(order.id), at }),
      t("mail.order_withdrawn.next"),
    ],
    goods: goodsOf(t, order, contents),
    rows: sumsOf(t, order, contents, "total"),
    button: { label: t("mail.order.button"), href: link },
  });

/** A part of an order left: its goods and tracking. */
export const orderPartEmail =
  (
    order: MailedOrder,
    { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
  ): Write =>
  ({ shop, link, contents }) =>
  (t) => {
    const number = orderNumber(order.id);
    return {
      subject: t("mail.order_part.subject", { number, shop }),
      title: hello(t, order),
      paragraphs: [t("mail.order_part.text", { number })],
      goods: goodsOf(t, order, contents, { withSums: false }),
      rows: [...deliveryAddressRows(t, order), { label: carrier, value: trackingNumber }],
      button: { label: t("mail.parcel.button"), href: link },
    };
  };
