import type { AddressOnWire } from "#features/account/requests.ts";
import type { PricedOrder } from "#features/orders/domain/order-totals.ts";
import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import { rateOf } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { completeShipping } from "../domain/checkout-choices.ts";
import type { CheckoutAddress } from "../domain/checkout-data.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import type { CheckoutView, Contents } from "./checkout-view.ts";
import type { Checkout } from "./checkouts.repository.ts";
import type { OpenedCheckout } from "./open-checkout.ts";
import { readBonus } from "./read-bonus.ts";
import { orderedContents, readContents } from "./read-contents.ts";

/** All that a checkout shows, a fixed number of statements however much is in it. */
export async function viewCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { checkout, status, order }: OpenedCheckout,
): Promise<CheckoutView> {
  const { site, customer } = visitor;
  const addresses = customer ? await deps.account.listAddresses(customer.id) : [];
  const address = chosenAddress(checkout, addresses);
  const countryId = knownCountry(site, address?.country_id ?? checkout.countryId);
  const contents = order ? orderedContents(order) : await readContents(deps, visitor, countryId);
  const way = await chosenDelivery(deps, site, { checkout, countryId });
  const bonus = await readBonus(deps, visitor, { checkout, contents, order });
  const offer = contents.shipping[contents.method];
  const priced: PricedOrder = order?.priced ?? {
    lines: contents.lines,
    shippingFeeCents: offer?.cents ?? 0,
    shippingDiscountCents: offer?.discountCents ?? 0,
    deliveryCents: way.service?.feeCents ?? 0,
    promotion: bonus.shown.promotion,
    balanceCents: bonus.shown.wallet?.usedCents ?? 0,
  };
  const email = checkout.email ?? customer?.email ?? "";
  const offered = await deps.payments.listMethods(site, countryId);
  const methods = offered
    .filter(({ id }) => id !== PROVIDERS.wallet || bonus.coversAll(priced))
    // All from the wallet is a part of the order, not a payment of it.
    .map((one) => (one.id === PROVIDERS.wallet && !order ? { ...one, fee: 0 } : one));
  return {
    id: checkout.id,
    slug: checkout.slug,
    status,
    isGuest: customer === undefined,
    currency: order?.order.currency ?? visitor.currency,
    rate: order?.order.rate ?? rateOf({ isoCode: visitor.currency }, site),
    contents,
    countryId,
    ...way,
    addresses,
    address,
    email,
    company: checkout.company,
    ...bonus.shown,
    methods,
    provider: methods.find(({ id }) => id === checkout.provider)?.id,
    priced,
    firstShortages: checkout.shortages,
    ...(order
      ? NOTHING_LACKS
      : whatLacks({ site, contents, email, address, way, company: checkout.company })),
    order: order && {
      id: order.order.id,
      slug: order.order.slug,
      status: order.order.status,
      isBeingPaid: order.order.holds && !order.isPaid,
    },
  };
}

function chosenAddress(
  { addressId, address }: Checkout,
  addresses: readonly AddressOnWire[],
): CheckoutAddress | null {
  const saved = addresses.find(({ id }) => id === addressId);
  if (!saved) return address && { ...address, id: null };
  const { is_default: _default, ...fields } = saved;
  return fields;
}

/** Rates and couriers are those of a country that the site sends to. */
const knownCountry = ({ countries, defaultCountryId }: Site, id: number | null) =>
  countries.find((country) => country.id === id)?.id ?? defaultCountryId;

type Way = Pick<CheckoutView, "couriers" | "service" | "point">;

async function chosenDelivery(
  { delivery }: CheckoutDeps,
  site: Site,
  { checkout, countryId }: { checkout: Checkout; countryId: number },
): Promise<Way> {
  const couriers = await delivery.listCouriers({ countryId, siteId: site.id });
  const service = couriers.find(({ id }) => id === checkout.deliveryId);
  const country = site.countries.find(({ id }) => id === countryId)?.isoCode ?? "";
  const point =
    service?.way === "pickup" && checkout.parcelShop !== null
      ? await delivery.findPoint({ country, courier: service.courier, id: checkout.parcelShop })
      : undefined;
  return { couriers, service, point };
}

const NOTHING_LACKS = { lacking: {}, complete: undefined };

type Known = Pick<CheckoutView, "contents" | "email" | "address" | "company"> & {
  site: Site;
  way: Way;
};

function whatLacks({ site, contents, email, address, way, company }: Known) {
  const { service, point } = way;
  const checked = completeShipping({
    email,
    address,
    company,
    isShipped: contents.shipping[contents.method] !== null,
    delivery: service && { needsPoint: service.way === "pickup", hasPoint: point !== undefined },
    countries: site.countries.map(({ id, isoCode }) => ({ id, iso_code: isoCode })),
  });
  const goods = goodsErrors(contents);
  return {
    lacking: { ...goods, ...("errors" in checked ? checked.errors : {}) },
    complete: goods || "errors" in checked ? undefined : checked.complete,
  };
}

function goodsErrors({ lines, shortages }: Contents) {
  if (lines.length === 0) return { products: ["checkout.errors.empty_cart"] };
  return shortages.length > 0 ? { products: ["orders.errors.out_of_stock"] } : undefined;
}
