import { INVALID_PROVIDER, providerName } from "#features/payments/domain/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutEvent } from "../../domain/events/funnel-event.ts";
import {
  type SoldLine,
  type TrackingContext,
  trackedLine,
} from "../../domain/events/tracked-product.ts";

/** The fields of a checkout that are read (SPEC §3 "Checkout data from server"); amounts are in its currency. */
export type CheckoutToTrack = {
  slug: string;
  currency: string;
  products: readonly SoldLine[];
  selected_shipping_method: string;
  payment_id: number;
  promotion: { code: string } | null;
  price: readonly { part: string; amount: number }[];
  analytics_total: number;
  order: { number: string } | null;
};

const STEPS: Readonly<Record<string, CheckoutEvent["name"]>> = {
  checkout: "begin_checkout",
  // A visitor on the payment page has chosen the shipping; one on the confirm page has chosen the payment.
  payment: "add_shipping_info",
  confirm: "add_payment_info",
  success: "purchase",
};

/** The name of a payment provider, SPEC §3 "Payment provider"; the wallet is reported as "balance". */
export const paymentType = (id: number | undefined): string =>
  id === PROVIDERS.wallet ? "balance" : (providerName(id ?? INVALID_PROVIDER) ?? "");

/** `kind` is the first part of the page's path. Each step is sent once, however often its page is shown. */
export function checkoutEvent(
  context: TrackingContext,
  kind: string,
  checkout: CheckoutToTrack,
): CheckoutEvent | undefined {
  const name = STEPS[kind];
  const { slug, currency, order, promotion } = checkout;
  if (!name || (name === "purchase" && !order)) return undefined;
  const toTracked = (amount: number) => context.toTracked(amount, currency);
  const shippingTier = checkout.selected_shipping_method;
  const payment = paymentType(checkout.payment_id);
  const told = name === "purchase" && order ? order.number : `${slug} ${shippingTier} ${payment}`;
  return {
    name,
    once: `${name} ${name === "begin_checkout" ? slug : told}`,
    items: checkout.products.map((line) => trackedLine(context, line, currency)),
    ...(promotion ? { coupon: promotion.code } : {}),
    ...(name === "add_shipping_info" || name === "purchase" ? { shippingTier } : {}),
    ...(name !== "begin_checkout" && payment ? { paymentType: payment } : {}),
    ...(name === "purchase" && order
      ? {
          transactionId: order.number,
          shipping: toTracked(shippingOf(checkout)),
          total: toTracked(checkout.analytics_total),
        }
      : {}),
  };
}

/** Everything that is charged for shipping and delivery. */
function shippingOf({ price }: CheckoutToTrack): number {
  const parts = ["shipping", "shipping_discount", "delivery"];
  return price.reduce((sum, { part, amount }) => (parts.includes(part) ? sum + amount : sum), 0);
}
