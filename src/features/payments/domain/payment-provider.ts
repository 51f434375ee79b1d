import { PROVIDERS, type ProviderId } from "#ports/provider-id.ts";

export const PROVIDER_NAMES = Object.keys(PROVIDERS);

/** A provider's name by its id; undefined if there is no such provider. */
export const providerName = (id: number): string | undefined =>
  Object.entries(PROVIDERS).find(([, number]) => number === id)?.[0];

export const INVALID_PROVIDER = -1;

export function isProvider(id: number): id is ProviderId {
  return Object.values(PROVIDERS).some((known) => known === id);
}
