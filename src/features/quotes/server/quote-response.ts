import { type Cents, convertCents, sum, toDecimal } from "#core/money.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import { toServiceResponse } from "#features/delivery/server/delivery-response.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { decimalFee, paymentFee } from "#features/payments/domain/payment-fee.ts";
import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import type { QuoteDetails, QuoteSummary } from "../contract.ts";
import { type ExplainedQuote, explainQuote } from "../domain/explain-quote.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { shopOf } from "../domain/pasted-links.ts";
import { couriersForPrice, leastCourierCents } from "../domain/quote-couriers.ts";
import { quoteMethods, toQuoteSums } from "../domain/quote-methods.ts";
import { quoteNumber } from "../domain/quote-status.ts";
import { offerMethods } from "./payment/pay-methods.ts";
import { linesOf, type Quote, selectQuoteHistory } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

type Order = Awaited<ReturnType<QuotesDeps["orders"]["readOrder"]>>;
const SHOWN_NAMES = 3;

/** Staff see the messages and the delivery address, but nothing else about the owner. */
export type QuoteReader = "owner" | "staff" | "holder";

/** The quote as its reader may see it. A reader who only has the link sees no address, comments or files. */
export async function viewQuote(
  deps: QuotesDeps,
  quote: Quote,
  reader: QuoteReader,
): Promise<QuoteDetails> {
  const isOwner = reader === "owner";
  const isTrusted = reader !== "holder";
  const lines = await linesOf(deps.db, quote.id);
  const order = await orderOf(deps, quote);
  const explained = explainChosen(quote, lines);
  const isPriced = quote.status === "priced" || quote.status === "awaiting_payment";
  const history = await selectQuoteHistory(deps.db, quote.id);
  return {
    ...(await summariseQuote(deps, quote, lines, order?.order.status)),
    is_owner: isOwner,
    items: describeItems(
      lines,
      isPriced ? (explained ?? explainCheapest(quote, lines)) : undefined,
    ).map((item) => (isTrusted ? item : { ...item, comment: "", files: [] })),
    methods: quoteMethods(isPriced || isEstimate(quote) ? quote.price : null, lines, {
      rate: quote.rate,
      deliveryCents: await leastFee(deps.delivery, quote),
    }),
    parts: isPriced && explained ? toQuoteSums(explained) : [],
    is_estimate: isEstimate(quote),
    unpriced: lines.filter(({ price }) => price === null).length,
    note: isTrusted ? quote.note : null,
    history: history.map(({ at, note, ...step }) => ({
      ...step,
      at: at.toISOString(),
      note: isTrusted ? note : null,
    })),
    country_id: quote.countryId,
    delivery: describeDelivery(quote, isTrusted),
    ...(await describeChoices(deps, quote, { isOwner, order, explained, lines })),
    euros: isPriced && explained ? toDecimal(explained.priceCents) : null,
    rate: quote.rate,
    due: isPriced && explained ? toDecimal(dueOf(order, explained)) : null,
    ...describePayments(order),
  };
}

/** Product notes §4: until the quote is priced, its price is an estimate made from the customer's own data. */
export const isEstimate = ({ status, price }: Pick<Quote, "status" | "price">): boolean =>
  price !== null && (status === "submitted" || status === "needs_info");

function describePayments(order: Order) {
  return {
    is_paid: order?.isPaid ?? false,
    payment_id: order?.paidBy ?? null,
    paid_at: order?.isPaid ? (order.order.paidAt?.toISOString() ?? null) : null,
    tried_payment_id: order?.lastTried ?? null,
    is_being_paid: order?.underWay !== undefined,
  };
}

/** The amount to pay, without the fee of the payment method. */
const dueOf = (order: Order, explained: ExplainedQuote | undefined): Cents =>
  order?.order.dueCents ?? explained?.totalCents ?? 0;

const orderOf = ({ orders }: QuotesDeps, { id, status }: Quote): Promise<Order> =>
  status === "awaiting_payment" ? orders.readOrder(id) : Promise.resolve(undefined);

export async function summariseQuote(
  { findSite, delivery }: Pick<QuotesDeps, "findSite" | "delivery">,
  quote: Quote,
  lines: readonly OrderLine[],
  orderStatus: OrderStatus | undefined,
): Promise<QuoteSummary> {
  const isPriced = quote.status === "priced" || quote.status === "awaiting_payment";
  const chosen = explainChosen(quote, lines);
  const explained = chosen ?? explainCheapest(quote, lines, await leastFee(delivery, quote));
  const { name, region } = findSite(quote.siteId);
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    slug: quote.slug,
    status: quote.status,
    order_status: orderStatus ?? null,
    created_at: quote.createdAt.toISOString(),
    expires_at: quote.expiresAt?.toISOString() ?? null,
    currency: quote.currency,
    total: isPriced && explained ? toDecimal(explained.totalCents) : null,
    is_from: isPriced && explained !== chosen,
    quantity: sum(lines.map(({ quantity }) => quantity)),
    names: lines.slice(0, SHOWN_NAMES).map((line) => line.name),
    site: { name, region },
  };
}

function explainChosen({ price, delivery, rate }: Quote, lines: readonly OrderLine[]) {
  if (!price || !delivery) return undefined;
  const { method, feeCents } = delivery;
  return explainQuote(price, lines, { method, deliveryCents: feeCents, rate });
}

/** The total as chosen, or else the least one, in the quote's currency; undefined without a price. */
export async function leastTotal(
  { delivery }: Pick<QuotesDeps, "delivery">,
  quote: Quote,
  lines: readonly OrderLine[],
): Promise<Cents | undefined> {
  const chosen = explainChosen(quote, lines);
  if (chosen) return chosen.totalCents;
  return explainCheapest(quote, lines, await leastFee(delivery, quote))?.totalCents;
}

async function leastFee({ listCouriers }: QuotesDeps["delivery"], quote: Quote): Promise<Cents> {
  const { countryId, siteId, price } = quote;
  return leastCourierCents(await listCouriers({ countryId, siteId }), price);
}

function explainCheapest(
  { price, rate }: Quote,
  lines: readonly OrderLine[],
  deliveryCents: Cents = 0,
) {
  if (!price) return undefined;
  return SHIPPING_METHODS.flatMap(
    (method) => explainQuote(price, lines, { method, deliveryCents, rate }) ?? [],
  )
    .sort((a, b) => a.totalCents - b.totalCents)
    .at(0);
}

function describeItems(lines: readonly OrderLine[], explained: ExplainedQuote | undefined) {
  return lines.map((line, at) => ({
    ...line,
    shop: shopOf(line.url),
    total: explained ? toDecimal(explained.lineCents[at] ?? 0) : null,
  }));
}

function describeDelivery({ delivery, rate }: Quote, isTrusted: boolean): QuoteDetails["delivery"] {
  if (!delivery) return null;
  return {
    shipping_method: delivery.method,
    local_delivery_type: delivery.serviceId,
    courier: delivery.courierName,
    delivery_fee: toDecimal(convertCents(delivery.feeCents, rate)),
    pickup_point: isTrusted ? delivery.pickupPoint : null,
    address: isTrusted ? toPostalAddressFields(delivery.address) : null,
  };
}

type Seen = {
  isOwner: boolean;
  order: Order;
  explained: ExplainedQuote | undefined;
  lines: readonly OrderLine[];
};

/** What the reader can choose now: delivery if they own the quote, a payment method if they have the link. */
async function describeChoices(
  deps: QuotesDeps,
  quote: Quote,
  { isOwner, order, explained, lines }: Seen,
) {
  const { siteId, countryId, status, customerId, rate } = quote;
  const isOpen = status === "priced" && isOwner;
  const isOrderDue = order?.order.status === "awaiting_payment" && order.underWay === undefined;
  const isDue = explained && (status === "priced" || isOrderDue);
  const all = isOpen ? await deps.delivery.listCouriers({ countryId, siteId }) : [];
  const services = couriersForPrice(all, quote.price);
  const addresses = isOpen ? await deps.account.listAddresses(customerId) : [];
  const { methods, walletCents } = isDue
    ? await offerMethods(deps, quote, isOwner)
    : { methods: [], walletCents: null };
  return {
    local_delivery_couriers: services.map((service) => ({
      ...toServiceResponse(service),
      delivery_fee: toDecimal(convertCents(service.feeCents, rate)),
      totals: totalsOf(quote, lines, service.feeCents),
    })),
    too_large_for_pickup: services.length < all.length,
    client_addresses: addresses.filter((address) => address.country_id === countryId),
    payment_methods: methods.map((method) => {
      const total = dueOf(order, explained);
      const fee = paymentFee(method, total);
      return {
        id: method.id,
        fee: decimalFee(method),
        fee_type: method.feeType,
        fee_amount: toDecimal(fee),
        total: toDecimal(total + fee),
      };
    }),
    wallet: walletCents === null ? null : toDecimal(walletCents),
  };
}

/** The quote's totals with a courier of this fee. */
function totalsOf({ price, rate }: Quote, lines: readonly OrderLine[], deliveryCents: Cents) {
  const by = (method: ShippingMethod) => {
    const explained = price && explainQuote(price, lines, { method, deliveryCents, rate });
    return explained ? toDecimal(explained.totalCents) : null;
  };
  return { air: by("air"), sea: by("sea") };
}
