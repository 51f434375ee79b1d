import { addDays, formatDate, formatDayRange } from "#core/dates.ts";
import { type Cents, sum } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { EmailContent, EmailGoods, EmailRow } from "#features/mail/domain/email-content.ts";
import { listGoods } from "#features/mail/server/list-goods.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import {
  type ExplainedTotal,
  explainTotal,
  partOf,
  totalBeforeWallet,
} from "../../domain/explain-total.ts";
import type { OrderLine } from "../../domain/order.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { pricedOrder } from "../placement/priced-order.ts";

/** The fields of an order that mails use. */
export type MailedOrder = Pick<
  Order,
  | "id"
  | "language"
  | "currency"
  | "address"
  | "pickupPoint"
  | "dueCents"
  | "feeCents"
  | "balanceCents"
  | "paidAt"
  | "shippingMethod"
  | "transitDays"
>;

/** An order's lines and total, as its mails show them. */
type OrderContents = { lines: readonly OrderLine[]; total: ExplainedTotal };

const contentsOf = (order: Order, lines: readonly OrderLine[]): OrderContents => ({
  lines,
  total: explainTotal(pricedOrder(order, lines), order.rate),
});

/** A quote's order has our fee and customs among its lines; they are amounts, not goods. */
const isCharge = ({ productId, sku }: OrderLine): boolean => productId === null && sku === "";

const money = (order: MailedOrder) => (cents: Cents) =>
  formatMoney(cents, order.currency, order.language);

export function goodsOf(
  t: Translate,
  order: MailedOrder,
  { lines, total }: OrderContents,
  { withSums = true } = {},
): EmailGoods[] {
  const show = money(order);
  const priced = lines.map((line, at) => ({ line, cents: total.lineCents[at] ?? 0 }));
  return listGoods(
    t,
    priced
      .filter(({ line }) => !isCharge(line))
      .map(({ line, cents }) => ({
        name: line.name,
        details: [line.options],
        quantity: line.quantity,
        picture: line.picture?.src,
        amount: withSums ? show(cents) : undefined,
      })),
  );
}

/**
 * The rows of every part of the total, and last the total or what is still to pay. What the wallet pays is
 * subtracted below the order's total, followed by the rest.
 */
export function sumsOf(
  t: Translate,
  order: MailedOrder,
  { lines, total }: OrderContents,
  last: "to_pay" | "total",
): EmailRow[] {
  const show = money(order);
  const charges = lines.flatMap((line, at) =>
    isCharge(line) ? [{ label: line.name, cents: total.lineCents[at] ?? 0 }] : [],
  );
  const charged = sum(charges.map(({ cents }) => cents));
  const parts = total.parts.flatMap(({ part, cents }) => {
    if (part === "balance") return [];
    if (part !== "subtotal") return [{ label: t(`mail.invoice.parts.${part}`), cents }];
    return [{ label: t("mail.sum.goods"), cents: cents - charged }, ...charges];
  });
  const rows = parts.map(({ label, cents }) => ({ label, value: show(cents) }));
  const fromWallet = partOf(total.parts, "balance");
  const closing = (label: string, cents: Cents) => ({ label, value: show(cents), isTotal: true });
  if (fromWallet === 0) return [...rows, closing(t(`mail.sum.${last}`), total.final)];
  return [
    ...rows,
    closing(t("mail.sum.total"), totalBeforeWallet(total)),
    { label: t("mail.sum.balance"), value: show(fromWallet) },
    ...(last === "to_pay" ? [closing(t("mail.sum.to_pay"), total.final)] : []),
    ...(last === "total" && order.paidAt && total.final > 0
      ? [closing(t("mail.sum.paid"), total.final)]
      : []),
  ];
}

/** Where the order goes: the pickup point or the home address. */
export function deliveryAddressRows(
  t: Translate,
  { pickupPoint, address }: MailedOrder,
): EmailRow[] {
  const door = address && [address.firstAddress, `${address.zip} ${address.city}`];
  const value = pickupPoint ? [pickupPoint.name, pickupPoint.address] : door;
  if (!value) return [];
  const label = t(pickupPoint ? "mail.fact.pickup_point" : "mail.fact.delivered_to");
  return [
    {
      label,
      value: value
        .map((part) => part.trim())
        .filter(Boolean)
        .join(", "),
      isLong: true,
    },
  ];
}

/** Without line breaks, as on the pages. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** When the order arrives, as promised; counted from the payment. */
export function arrivalRows(
  t: Translate,
  { paidAt, transitDays, shippingMethod }: MailedOrder,
  timeZone: string,
): EmailRow[] {
  if (!paidAt || !transitDays) return [];
  const day = formatDate(paidAt, timeZone);
  const dates = formatDayRange(addDays(day, transitDays.min), addDays(day, transitDays.max));
  return [
    { label: t("mail.fact.with_you"), value: unbroken(dates) },
    { label: t("mail.fact.shipping"), value: unbroken(t(`mail.shipping.${shippingMethod}`)) },
  ];
}

export type OrderEmailContext = {
  shop: string;
  link: string;
  timeZone: string;
  contents: OrderContents;
};

type OrderMail = {
  kind: string;
  /** Set if the caller has already read them. */
  lines?: readonly OrderLine[];
  /** How long the mail waits: as long as its cause can be undone. */
  waitSeconds?: number;
  write: (context: OrderEmailContext) => (t: Translate) => EmailContent;
};

/** Mails the buyer in the language of the order; sends nothing after the buyer was erased. */
export async function postOrderMail(
  { postMail, linkTo, findSite }: Pick<OrdersDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  order: Order,
  { kind, lines, write, waitSeconds }: OrderMail,
): Promise<void> {
  if (!order.email) return;
  const site = findSite(order.siteId);
  const { language } = order;
  const link = linkTo(site, language, `/my-orders/${order.slug}`);
  const contents = contentsOf(order, lines ?? (await selectLines(tx, [order.id])));
  await postMail(tx, {
    site,
    to: order.email,
    ...(order.customerId === null ? {} : { customerId: order.customerId }),
    language,
    kind,
    record: `order:${order.id}`,
    write: write({ shop: site.name, link, timeZone: site.timeZone, contents }),
    ...(waitSeconds === undefined ? {} : { waitSeconds }),
  });
}
