import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import type { MethodDefinition } from "../sites/insert-payment-methods.ts";

const { stripe, paypal, paysera, wallet } = PROVIDERS;
const others = Object.values(PROVIDERS).filter((id) => id !== wallet);

/** Everything there is, free of charge: what the law of the Union asks for cards and transfers. */
export const ALL_METHODS: readonly MethodDefinition[] = [
  ...new Set([paysera, ...others, wallet]),
].map((provider) => ({ provider }));

/** Sites with other habits; Paysera is at home in the Baltics. */
const OTHERS: Readonly<Record<string, readonly MethodDefinition[]>> = {
  nl: [{ provider: stripe }, { provider: paypal }, { provider: wallet }],
  ae: [
    // The price that is shown can be paid: only one of them costs more.
    { provider: stripe },
    { provider: paypal, percent: 3.4 },
    { provider: wallet },
  ],
};

export const demoPaymentMethods = (region: string) => OTHERS[region] ?? ALL_METHODS;
