import {
  ALL_METHODS,
  type MethodDefinition,
} from "#features/payments/server/methods/insert-payment-methods.ts";
import { PROVIDERS } from "#ports/provider-id.ts";

const { stripe, paypal, wallet } = PROVIDERS;

/** Sites with other payment habits; Paysera is common in the Baltics. */
const OTHERS: Readonly<Record<string, readonly MethodDefinition[]>> = {
  nl: [{ provider: stripe }, { provider: paypal }, { provider: wallet }],
  ae: [
    // The shown price can be paid without a surcharge: only one method costs more.
    { provider: stripe },
    { provider: paypal, percent: 3.4 },
    { provider: wallet },
  ],
};

export const demoPaymentMethods = (region: string) => OTHERS[region] ?? ALL_METHODS;
