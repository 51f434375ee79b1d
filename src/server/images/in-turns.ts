/** Thrown where more is waiting than can be done in good time. */
export class TooBusy extends Error {}

/** Runs a few things at once; a bounded number waits, and what is already being made is shared. */
export function inTurns<Made>({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const running = new Map<string, Promise<Made>>();
  const queue: (() => void)[] = [];
  let active = 0;

  async function enter(): Promise<void> {
    if (active >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy();
      // Whoever leaves hands its place over.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  }

  async function run(make: () => Promise<Made>): Promise<Made> {
    await enter();
    try {
      return await make();
    } finally {
      leave();
    }
  }

  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = running.get(key);
    if (known) return known;
    const started = run(make).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
