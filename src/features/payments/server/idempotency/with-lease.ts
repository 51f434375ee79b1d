/** After so long without a renewal the process that worked on it is dead, and somebody else may go on. */
export const LEASE_SECONDS = 15;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

/**
 * Renewed while the work is under way, however long a provider takes: so what a killed process has begun
 * is free within seconds. A renewal that fails is tried again by the next one.
 */
export async function withLease<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

const PAUSE_MS = 250;

/** Tries until it is free: the other one has ended, or it was killed and its lease is over. Nothing if it never is. */
export async function awaitTurn<Taken>(
  acquire: () => Promise<Taken | undefined>,
): Promise<Taken | undefined> {
  const until = performance.now() + (LEASE_SECONDS + 1) * 1000;
  for (;;) {
    const taken = await acquire();
    if (taken !== undefined || performance.now() > until) return taken;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
