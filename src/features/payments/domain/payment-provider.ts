/** SPEC §3 "Payment provider": the numbers on the wire. The wallet is the balance-based one. */
export const PROVIDERS = { stripe: 1, paypal: 2, paysera: 3, wallet: 4 } as const;
export type ProviderId = (typeof PROVIDERS)[keyof typeof PROVIDERS];

export const INVALID_PROVIDER = -1;

export function isProvider(id: number): id is ProviderId {
  return Object.values(PROVIDERS).some((known) => known === id);
}
