import type { PaymentProvider } from "#ports/payment-provider.ts";
import { payPalProvider } from "./paypal/paypal-provider.ts";
import { payseraProvider } from "./paysera/paysera-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.ts";

/** Every outside provider that the shop can be paid through; the wallet is part of the payments feature. */
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [
  stripeProvider,
  payPalProvider,
  payseraProvider,
];
