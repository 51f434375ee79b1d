/** SPEC §3 "Payment provider": the numbers on the wire, in the contract. The wallet is the balance-based one. */
export const PROVIDERS = { stripe: 1, paypal: 2, paysera: 3, wallet: 4 } as const;
export type ProviderId = (typeof PROVIDERS)[keyof typeof PROVIDERS];

export type ProviderName = keyof typeof PROVIDERS;

export const PROVIDER_NAMES = Object.keys(PROVIDERS);

/** The name of one by its number; nothing where there is none. */
export const providerName = (id: number): string | undefined =>
  Object.entries(PROVIDERS).find(([, number]) => number === id)?.[0];

export const INVALID_PROVIDER = -1;

export function isProvider(id: number): id is ProviderId {
  return Object.values(PROVIDERS).some((known) => known === id);
}
