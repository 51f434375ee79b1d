/** If a lease is not renewed for this long, its process counts as dead and another caller may continue. */
export const LEASE_SECONDS = 15;
const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

/**
 * Renews the lease while the work runs, however long a provider takes: a killed process blocks others only for
 * seconds. A failed renewal is repeated at the next interval.
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

/** Retries until the lease is free, because its holder ended or died; undefined if it stays taken. */
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
