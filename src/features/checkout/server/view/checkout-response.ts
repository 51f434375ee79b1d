import { type Cents, convertCents, toDecimal } from "#core/money.ts";
import { toShortages } from "#features/cart/server/cart-response.ts";
import { toPointResponse, toServiceResponse } from "#features/delivery/server/delivery-response.ts";
import {
  type ExplainedTotal,
  explainTotal,
  partOf,
  totalBeforeWallet,
} from "#features/orders/domain/explain-total.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { orderTotals } from "#features/orders/domain/order-totals.ts";
import { decimalFee, paymentFee } from "#features/payments/domain/payment-fee.ts";
import { INVALID_PROVIDER } from "#features/payments/domain/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutData, CheckoutPayment } from "../../contract.ts";
import { NO_DELIVERY, reachedStep } from "../../domain/checkout-step.ts";
import type { CheckoutView } from "./checkout-view.ts";
import { UNKNOWN_ORIGIN } from "./view-checkout.ts";

/** The final total, with the fee of the chosen payment method. */
export function explainCheckout({ priced, methods, provider, rate }: CheckoutView): ExplainedTotal {
  return explainTotal({ ...priced, fee: methods.find(({ id }) => id === provider) }, rate);
}

export function toCheckoutData(view: CheckoutView): CheckoutData {
  const total = explainCheckout(view);
  const money = (cents: Cents) => toDecimal(convertCents(cents, view.rate));
  const { contents, order, lacking } = view;
  return {
    status: view.status,
    slug: view.slug,
    step: reachedStep({
      isShippingComplete: Object.keys(lacking).length === 0,
      isPaymentChosen: view.provider !== undefined || total.beforeFee === 0,
    }),
    lacking,
    is_guest: view.isGuest,
    currency: view.currency,
    products: contents.lines.map(({ priceCents, productId, variantId, ...line }, at) => ({
      ...line,
      ...(view.origins[at] ?? UNKNOWN_ORIGIN),
      product_id: productId,
      variant_id: variantId,
      currentPrice: money(priceCents),
      total: toDecimal(total.lineCents[at] ?? 0),
    })),
    ...describeShipping(view, money),
    ...describeDelivery(view, money),
    email: view.email,
    client_addresses: view.addresses,
    address: view.address,
    typed_address: view.typedAddress,
    company: view.company,
    ...describePayment(view, total),
    expiration: contents.expiration?.toISOString() ?? null,
    reservation_error: toShortages(contents.shortages) ?? (order ? null : view.firstShortages),
    order_id: order?.id ?? null,
    order: order
      ? {
          id: order.id,
          number: orderNumber(order.id),
          slug: order.slug,
          status: order.status,
          is_being_paid: order.underWay !== undefined,
          paid_at: order.paidAt?.toISOString() ?? null,
          payment_reference: order.underWay ?? null,
        }
      : null,
  };
}

type Money = (cents: Cents) => number;

function describeShipping({ contents: { shipping, method } }: CheckoutView, money: Money) {
  type Offer = (typeof shipping)["air"];
  const each = <Value>(of: (offer: Offer) => Value) => ({
    air: of(shipping.air),
    sea: of(shipping.sea),
  });
  const price = (offer: Offer) => (offer ? money(offer.cents) : null);
  const discount = (offer: Offer) => money(offer?.discountCents ?? 0);
  return {
    shipping_fee: price(shipping[method]),
    shipping_methods: each(price),
    shipping_discounts: each(discount),
    shipping_days: each((offer) => offer?.days ?? null),
    tier_based_shipping_discount: discount(shipping[method]),
    shipping_discount_by: shipping[method]?.discountBy ?? null,
    selected_shipping_method: method,
  };
}

function describeDelivery(
  { couriers, service, point, points, priced, countryId, isTooLargeForPickup }: CheckoutView,
  money: Money,
) {
  const onWire = (one: (typeof couriers)[number]) => ({
    ...toServiceResponse(one),
    delivery_fee: money(one.feeCents),
  });
  const chosenPoint = point ? toPointResponse(point) : null;
  /** The chosen point comes first. */
  const pointsOf = ({ id, courier }: (typeof couriers)[number]) => {
    const isChosen = id === service?.id;
    const others = (points.get(courier) ?? []).filter((one) => !isChosen || one.id !== point?.id);
    return [...(chosenPoint && isChosen ? [chosenPoint] : []), ...others.map(toPointResponse)];
  };
  return {
    country_id: countryId,
    too_large_for_pickup: isTooLargeForPickup,
    delivery_fee: money(priced.deliveryCents),
    local_delivery_couriers: couriers.map((one) => ({
      ...onWire(one),
      pickup_points: one.way === "pickup" ? pointsOf(one) : [],
    })),
    local_delivery: service?.id ?? NO_DELIVERY,
    courier_info: service ? { ...onWire(service), parcel_shop: chosenPoint } : null,
  };
}

function describePayment(view: CheckoutView, total: ExplainedTotal) {
  const { promotion, priced, wallet, provider, methods } = view;
  const totals = orderTotals(priced);
  const used = 0 - partOf(total.parts, "balance");
  const payments = listPayments(view, total, used);
  return {
    payment_methods: methods.map((method) => {
      const fee = paymentFee(method, total.beforeFee);
      return {
        id: method.id,
        fee: decimalFee(method),
        fee_type: method.feeType,
        fee_amount: toDecimal(fee),
        total: toDecimal(total.beforeFee + fee),
      };
    }),
    payment_id: provider ?? INVALID_PROVIDER,
    payments,
    promotion: promotion
      ? {
          code: promotion.code,
          discount_amount: toDecimal(promotion.amount),
          promotion_type: promotion.type,
          amount: toDecimal(0 - partOf(total.parts, "promotion")),
        }
      : null,
    promotion_refused: view.promotionRefused,
    wallet: wallet
      ? { available: toDecimal(wallet.availableCents), used: toDecimal(totals.balance) }
      : null,
    price: total.parts.map(({ part, cents }) => ({ part, amount: toDecimal(cents) })),
    total: toDecimal(total.final),
    analytics_total: toDecimal(totalBeforeWallet(total)),
  };
}

/** SPEC §4: the wallet's payment, for a part or, if it is the chosen payment method, for everything. */
function listPayments(
  { provider }: CheckoutView,
  { beforeFee, final }: ExplainedTotal,
  usedCents: Cents,
): CheckoutPayment[] {
  const isWallet = provider === PROVIDERS.wallet;
  const balance = usedCents + (isWallet ? final : 0);
  const ofProvider = provider !== undefined && !isWallet && beforeFee > 0 ? final : 0;
  return [
    ...(balance > 0
      ? [
          {
            payment_processor_id: PROVIDERS.wallet,
            type: "balance" as const,
            amount: toDecimal(balance),
          },
        ]
      : []),
    ...(provider !== undefined && ofProvider > 0
      ? [
          {
            payment_processor_id: provider,
            type: "provider" as const,
            amount: toDecimal(ofProvider),
          },
        ]
      : []),
  ];
}
