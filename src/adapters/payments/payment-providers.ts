import type { PaymentProvider } from "#ports/payment-provider.ts";
import { payPalProvider } from "./paypal/paypal-provider.ts";
import { payseraProvider } from "./paysera/paysera-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.ts";

/** Every provider outside that the shop can be paid through; the wallet is payments' own. */
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [
  stripeProvider,
  payPalProvider,
  payseraProvider,
];
