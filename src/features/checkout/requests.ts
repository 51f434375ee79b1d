import { PAY_TIMEOUT_MS, type PayResultOnWire } from "#features/payments/requests.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { defineRequest } from "#platform/api/call.ts";
import type { CheckoutStep } from "./domain/checkout-step.ts";
import type { CheckoutAddress, CheckoutCompany, CheckoutData } from "./domain/checkout-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type BySlug = { slug: string; language_id?: number | undefined };
export type CheckoutResponse = { status: true; data: CheckoutData };

/** What the customer chose and typed so far, complete or not. */
export type CheckoutChoices = {
  shipping?: ShippingMethod | undefined;
  /** A `local_delivery_type`; −1: none. */
  delivery?: number | undefined;
  /** A `parcelshop_id`. */
  parcel_shop?: string | null | undefined;
  address?: Partial<CheckoutAddress> | undefined;
  country?: number | undefined;
  email?: string | undefined;
  company?: CheckoutCompany | null | undefined;
  /** A provider; −1: none. */
  payment_id?: number | undefined;
};

export const generateCheckoutRequest = defineRequest<
  Record<never, never>,
  { status: true; slug: string; reservation_error: CheckoutData["reservation_error"] }
>({ method: "GET", path: "/api/checkout/generate" });

export const currentCheckoutRequest = defineRequest<
  Record<never, never>,
  { status: true; slug: string | null }
>({ path: "/api/checkout/current" });

/** Of whoever left the bank's page: their cart is empty, and the order can still be paid. */
export const unpaidCheckoutRequest = defineRequest<
  Record<never, never>,
  { status: true; slug: string | null }
>({ path: "/api/checkout/unpaid" });

/** SPEC §9: fetched and invalidated with 2 retries. */
export const fetchCheckoutRequest = defineRequest<
  BySlug & { step: CheckoutStep } & CheckoutChoices,
  CheckoutResponse
>({ path: "/api/checkout/fetch/{slug}", retries: 2 });
export const invalidateCheckoutRequest = defineRequest<BySlug, { status: true }>({
  path: "/api/checkout/invalidate/{slug}",
  retries: 2,
});

export const saveCheckoutRequest = defineRequest<BySlug & CheckoutChoices, CheckoutResponse>({
  path: "/api/checkout/save/{slug}",
  retries: 2,
});
export const promotionRequest = defineRequest<BySlug & { code: string }, CheckoutResponse>({
  path: "/api/checkout/promotion/{slug}",
});
export const removePromotionRequest = defineRequest<BySlug, CheckoutResponse>({
  path: "/api/checkout/remove-promotion/{slug}",
});
export const useBalanceRequest = defineRequest<BySlug & { amount: number }, CheckoutResponse>({
  path: "/api/checkout/use-balance",
});
export const removeBalanceRequest = defineRequest<BySlug, { status: true }>({
  path: "/api/checkout/remove-balance",
});

/** With the header Idempotency-Key, one per attempt. `total` and `currency` are what the customer saw. */
export const payCheckoutRequest = defineRequest<
  BySlug & {
    payment_id?: number | undefined;
    total?: number | undefined;
    currency?: string | undefined;
    stripe_token?: string | undefined;
  },
  PayResultOnWire
>({ path: "/api/checkout/pay/{slug}", timeoutMs: PAY_TIMEOUT_MS });
