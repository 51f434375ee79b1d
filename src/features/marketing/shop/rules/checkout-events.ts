import { INVALID_PROVIDER, providerName } from "#features/payments/domain/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutEvent } from "../../domain/events/funnel-event.ts";
import {
  type SoldLine,
  type TrackingContext,
  trackedLine,
} from "../../domain/events/tracked-product.ts";

/** What is read of a checkout (SPEC §3 "Checkout data from server"); amounts are in its currency. */
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
  // Whoever sees how to pay has said how it travels; whoever may confirm has said how it is paid.
  payment: "add_shipping_info",
  confirm: "add_payment_info",
  success: "purchase",
};

/** SPEC §3 "Payment provider", by name; the wallet is told as the balance. */
export const paymentType = (id: number | undefined): string =>
  id === PROVIDERS.wallet ? "balance" : (providerName(id ?? INVALID_PROVIDER) ?? "");

/** `kind` is the page's first word. Each step counts once, however often its page is seen. */
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

/** All that is asked for bringing it. */
function shippingOf({ price }: CheckoutToTrack): number {
  const parts = ["shipping", "shipping_discount", "delivery"];
  return price.reduce((sum, { part, amount }) => (parts.includes(part) ? sum + amount : sum), 0);
}
