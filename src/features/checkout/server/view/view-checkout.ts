import type { MessageKey } from "#core/message-key.ts";
import type { CartView } from "#features/cart/domain/cart-view.ts";
import type { PricedOrder } from "#features/orders/domain/order-totals.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { rateOf } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { completeShipping } from "../../domain/checkout-choices.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "../checkout-deps.ts";
import type { OpenedCheckout } from "../open-checkout.ts";
import type { CheckoutView, Contents, LineOrigin } from "./checkout-view.ts";
import { readBonus } from "./read-bonus.ts";
import { type Details, fittingDelivery, orderedDetails, readDetails } from "./read-details.ts";

export const UNKNOWN_ORIGIN: LineOrigin = { manufacturer: "", category: "", seller: null };

/** The manufacturer, category and seller of each line; an order does not store them. */
async function readLineOrigins(
  { catalogue }: Pick<CheckoutDeps, "catalogue">,
  { site, language }: CheckoutVisitor,
  lines: Contents["lines"],
): Promise<LineOrigin[]> {
  const goods = await catalogue.listLineGoods({ site, language }, lines);
  return lines.map(({ variantId }) => {
    const known = variantId === null ? undefined : goods.get(variantId);
    if (!known) return UNKNOWN_ORIGIN;
    const { manufacturer, category, seller } = known;
    return { manufacturer, category, seller };
  });
}

/** Everything that a checkout shows, with a fixed number of statements for any number of lines. */
export async function viewCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { checkout, status, order, cart, walletCents }: OpenedCheckout,
): Promise<CheckoutView> {
  const { site, customer } = visitor;
  const addresses = customer ? await deps.account.listAddresses(customer.id) : [];
  const asked = order
    ? await orderedDetails(deps, visitor, { checkout, order: order.order, addresses })
    : await readDetails(deps, visitor, { checkout, addresses });
  const { countryId } = asked;
  const contents = order
    ? await orderedContents(deps, visitor, order)
    : await readContents(deps, visitor, { cart, countryId });
  const details = { ...asked, ...fittingDelivery(asked, contents.parcels) };
  const { service } = details;
  const bonus = await readBonus(deps, visitor, { checkout, contents, order, walletCents });
  const offer = contents.shipping[contents.method];
  const priced: PricedOrder = order?.priced ?? {
    lines: contents.lines,
    shippingFeeCents: offer?.cents ?? 0,
    shippingDiscountCents: offer?.discountCents ?? 0,
    deliveryCents: service?.feeCents ?? 0,
    promotion: bonus.shown.promotion,
    balanceCents: bonus.shown.wallet?.usedCents ?? 0,
  };
  const rate = order?.order.rate ?? rateOf({ isoCode: visitor.currency }, site);
  const currency = order?.order.currency ?? visitor.currency;
  const offered = await deps.payments.listMethods(site, countryId, { currency, rate });
  const methods = offered
    .filter(({ id }) => id !== PROVIDERS.wallet || bonus.coversAll(priced))
    // If the wallet pays everything, that is a part of the order and no payment, so there is no fee.
    .map((one) => (one.id === PROVIDERS.wallet && !order ? { ...one, fee: 0 } : one));
  return {
    id: checkout.id,
    slug: checkout.slug,
    status,
    isGuest: customer === undefined,
    currency,
    rate,
    contents,
    origins: await readLineOrigins(deps, visitor, contents.lines),
    ...details,
    addresses,
    typedAddress: checkout.typedAddress,
    ...bonus.shown,
    methods,
    provider: methods.find(({ id }) => id === checkout.provider)?.id,
    priced,
    firstShortages: checkout.shortages,
    ...(order
      ? NOTHING_LACKS
      : whatLacks(site, contents, { ...details, wasRefused: asked.service !== service })),
    order: order && {
      id: order.order.id,
      slug: order.order.slug,
      status: order.order.status,
      underWay: order.underWay,
      paidAt: order.order.paidAt,
    },
  };
}

const NOTHING_LACKS = { lacking: {}, complete: undefined };

function whatLacks(site: Site, contents: Contents, details: Details & { wasRefused: boolean }) {
  const { email, address, company, service, point } = details;
  const checked = completeShipping({
    email,
    address,
    company,
    isShipped: contents.shipping[contents.method] !== null,
    delivery: service && { needsPoint: service.way === "pickup", hasPoint: point !== undefined },
    countries: site.countries.map(({ id, isoCode }) => ({ id, iso_code: isoCode })),
  });
  const goods = goodsErrors(contents);
  const errors = "errors" in checked ? checked.errors : {};
  const tooLarge: typeof errors = details.wasRefused
    ? { delivery: ["checkout.errors.too_large_for_pickup"] }
    : {};
  return {
    lacking: { ...goods, ...errors, ...tooLarge },
    complete: goods || "errors" in checked ? undefined : checked.complete,
  };
}

function goodsErrors({ lines, shortages }: Contents): Record<string, MessageKey[]> | undefined {
  if (lines.length === 0) return { products: ["checkout.errors.empty_cart"] };
  return shortages.length > 0 ? { products: ["orders.errors.out_of_stock"] } : undefined;
}

/** The contents of the visitor's cart, at today's prices and for a country. */
async function readContents(
  { cart }: Pick<CheckoutDeps, "cart">,
  visitor: CheckoutVisitor,
  { cart: stored, countryId }: Pick<OpenedCheckout, "cart"> & { countryId: number },
): Promise<Contents> {
  const { site, language } = visitor;
  const view = await cart.readCart({
    owner: cartOwner(visitor),
    context: { site, language },
    countryId,
    // A cart that was created since is read again.
    ...(stored ? { stored } : {}),
  });
  const { method, shipping, shortages, expiration, parcels } = view;
  const lines = view.lines.map(contentsLine);
  return { lines, method, shipping, shortages, expiration, parcels };
}

function contentsLine(line: CartView["lines"][number]): Contents["lines"][number] {
  const { id, productId, variantId, slug, sku, name, picture, priceCents, quantity } = line;
  const options = line.options.map(({ value }) => value).join(", ");
  return { id, productId, variantId, slug, sku, name, options, picture, priceCents, quantity };
}

/** The contents as ordered, in the language of the page: later changes in the shop do not change them. */
async function orderedContents(
  { orders }: Pick<CheckoutDeps, "orders">,
  { site, language }: CheckoutVisitor,
  ordered: ReadOrder,
): Promise<Contents> {
  const { order } = ordered;
  const lines = await orders.nameLines(
    { orders: [order], lines: ordered.lines },
    { site, language },
  );
  const { shippingMethod: method, shippingFeeCents, shippingDiscountCents } = order;
  const discount = { discountCents: shippingDiscountCents, discountBy: null };
  const offer = { cents: shippingFeeCents, ...discount, days: order.transitDays };
  return {
    lines: lines.map(({ orderId: _order, position, ...line }) => ({ ...line, id: position })),
    method,
    shipping: { air: null, sea: null, [method]: offer },
    shortages: [],
    expiration: null,
    parcels: [],
  };
}
