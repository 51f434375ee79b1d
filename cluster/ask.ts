/** A process that has not responded by then counts as not responding. */
const LONGEST_MS = 10_000;

export const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(LONGEST_MS), ...init });

export const askOrNothing = (address: string): Promise<Response | undefined> =>
  ask(address).catch(() => undefined);
