import { formatDate } from "#core/dates.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { convertLine } from "#core/money-parts.ts";
import type { Transaction } from "#database/connect.ts";
import { findMailContact } from "#features/account/server/contact/mail-preferences.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { EmailContent, EmailGoods, EmailRow } from "#features/mail/domain/email-content.ts";
import { listGoods } from "#features/mail/server/list-goods.ts";
import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import type { QuotePart } from "../domain/explain-quote.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { shopOf } from "../domain/pasted-links.ts";
import { leastCourierCents } from "../domain/quote-couriers.ts";
import { cheapestMethod, partsWithCourier, quoteMethods } from "../domain/quote-methods.ts";
import { quoteNumber } from "../domain/quote-status.ts";
import { linesOf, type Quote } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export type QuoteMail = "received" | "priced" | "needs_info" | "declined";

/** The path that each mail links to: the page of the next step. */
export const QUOTE_PATHS: Record<QuoteMail, (slug: string) => string> = {
  received: (slug) => `/quotes/${slug}`,
  priced: (slug) => `/quotes/${slug}`,
  needs_info: (slug) => `/order-additional-info-needed/${slug}`,
  declined: () => "/order-form",
};

/** The fields of a quote that its mails need. */
export type MailedQuote = Pick<
  Quote,
  "id" | "language" | "currency" | "rate" | "price" | "note" | "expiresAt"
>;
type QuoteEmailContext = {
  site: Site;
  lines: readonly OrderLine[];
  name: string;
  link: string;
  /** The couriers for this quote; required once it has a price. */
  couriers: readonly DeliveryService[];
};

export const quoteEmail =
  (what: QuoteMail, quote: MailedQuote, { site, lines, name, link, couriers }: QuoteEmailContext) =>
  (t: Translate): EmailContent => {
    const methods = quoteMethods(quote.price, lines, {
      rate: quote.rate,
      deliveryCents: leastCourierCents(couriers, quote.price),
    });
    const values = {
      number: quoteNumber(quote.id),
      shop: site.name,
      sum: what === "priced" ? leastSum(quote, methods) : "",
    };
    return {
      subject: t(`mail.quote_${what}.subject`, values),
      title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
      paragraphs: [t(`mail.quote_${what}.text`, values)],
      quoted: what === "needs_info" || what === "declined" ? (quote.note ?? undefined) : undefined,
      goods: goodsOf(t, quote, lines, what === "priced"),
      rows: what === "priced" ? pricesOf(t, site, quote, methods) : [],
      button: { label: t(`mail.quote_${what}.button`), href: link },
    };
  };

/** Sends the mail to the quote's owner, in the language of the quote. */
export async function postQuoteMail(
  { postMail, linkTo, findSite }: Pick<QuotesDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  quote: Quote,
  what: QuoteMail,
  couriers: readonly DeliveryService[] = [],
): Promise<void> {
  const owner = await findMailContact(tx, quote.customerId);
  if (!owner) return;
  const { customerId, language, slug } = quote;
  const site = findSite(quote.siteId);
  const lines = await linesOf(tx, quote.id);
  const link = linkTo(site, language, QUOTE_PATHS[what](slug));
  const write = quoteEmail(what, quote, { site, lines, name: owner.firstName, link, couriers });
  const record = `quote:${quote.id}`;
  const kind = `quote-${what}`;
  await postMail(tx, { site, to: owner.email, customerId, language, kind, record, write });
}

type Methods = ReturnType<typeof quoteMethods>;

const show = ({ currency, language }: MailedQuote, amount: number): string =>
  formatMoney(toCents(amount), currency, language);

/** The total with the cheapest method and courier. */
const leastSum = (quote: MailedQuote, methods: Methods): string =>
  show(quote, methods[cheapestMethod(methods)]?.from ?? 0);

/** Until the quote is priced, shows the price that the customer entered, in the shop's currency. */
function goodsOf(
  t: Translate,
  quote: MailedQuote,
  lines: readonly OrderLine[],
  isPriced: boolean,
): EmailGoods[] {
  const { price, rate, currency, language } = quote;
  const amount = (line: OrderLine, at: number): string | undefined => {
    const unitCents = price?.unitCents[at] ?? 0;
    if (isPriced) {
      const cents = convertLine({ priceCents: unitCents, quantity: line.quantity }, rate);
      return formatMoney(cents, currency, language);
    }
    if (line.price === null) return undefined;
    return formatMoney(toCents(line.price) * line.quantity, line.currency, language);
  };
  return listGoods(
    t,
    lines.map((line, at) => ({
      name: line.name,
      details: [shopOf(line.url), line.options],
      quantity: line.quantity,
      amount: amount(line, at),
    })),
  );
}

const PART_NAMES: Record<QuotePart, MessageKey> = {
  goods: "mail.sum.goods",
  service: "mail.quote_line.service",
  import: "mail.quote_line.import",
  shipping: "mail.invoice.parts.shipping",
  shipping_discount: "mail.invoice.parts.shipping_discount",
  delivery: "mail.invoice.parts.delivery",
};

/** All parts of the cheapest method's total, the totals by air and by sea, and until when the price is valid. */
function pricesOf(t: Translate, site: Site, quote: MailedQuote, methods: Methods): EmailRow[] {
  const least = cheapestMethod(methods);
  const totalOf = (method: ShippingMethod): EmailRow[] => {
    const offer = methods[method];
    if (!offer) return [];
    const days = t("mail.days", { min: offer.days.min, count: offer.days.max });
    const label = t(`mail.quote_priced.by_${method}`, { days });
    return [{ label, value: show(quote, offer.from), isTotal: true }];
  };
  const cheapest = methods[least];
  const parts = (cheapest ? partsWithCourier(cheapest) : []).map(({ part, amount }) => ({
    label: t(PART_NAMES[part]),
    value: show(quote, amount),
  }));
  const others = SHIPPING_METHODS.filter((method) => method !== least);
  const until = quote.expiresAt && formatDate(quote.expiresAt, site.timeZone);
  return [
    ...parts,
    ...[least, ...others].flatMap(totalOf),
    ...(until ? [{ label: t("mail.fact.holds_until"), value: until }] : []),
  ];
}
