/**
 * SPEC §3 "Payment provider": the numbers on the wire, part of the contract. The wallet is the one that pays by
 * balance.
 */
export const PROVIDERS = { stripe: 1, paypal: 2, paysera: 3, wallet: 4 } as const;
export type ProviderId = (typeof PROVIDERS)[keyof typeof PROVIDERS];

export type ProviderName = keyof typeof PROVIDERS;
