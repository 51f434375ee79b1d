import type pg from "pg";
import { listen } from "#database/listen.ts";

/**
 * Jobs enqueued within this time wake their workers once: at a hundred orders a second, one query for each would cost
 * more than the jobs.
 */
const PAUSE_MS = 50;

type Wakers = {
  channel: string;
  wake: (queue: string) => void;
  wakeAll: () => void;
  onError: (error: Error) => void;
};

/** Workers on every node look for jobs as soon as a transaction that enqueued one commits. */
export async function wakeWorkers(
  connection: pg.ClientConfig,
  { channel, wake, wakeAll, onError }: Wakers,
): Promise<{ close: () => Promise<void> }> {
  const pauses = new Map<string, ReturnType<typeof setTimeout>>();

  function wakeSoon(queue = ""): void {
    if (pauses.has(queue)) return;
    const pause = setTimeout(() => {
      pauses.delete(queue);
      wake(queue);
    }, PAUSE_MS);
    pauses.set(queue, pause);
  }

  const listener = await listen(connection, {
    channel,
    name: "cartage jobs",
    onMessage: wakeSoon,
    onListening: wakeAll,
    onError,
  });
  return {
    async close() {
      for (const pause of pauses.values()) clearTimeout(pause);
      await listener.close();
    },
  };
}
