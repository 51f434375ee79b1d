import type { Logger } from "pino";
import type { PageWorker, startPageWorker } from "./page-worker.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

type StartWorker = (
  onExit: Parameters<typeof startPageWorker>[0]["onExit"],
) => ReturnType<typeof startPageWorker>;

/** Keeps the given number of workers: one that ends is replaced, at once if it had become ready. */
export function createPageWorkerPool(count: number, log: Logger, startWorker: StartWorker) {
  const workers = new Set<PageWorker>();
  const restarts = new Set<NodeJS.Timeout>();
  let failedStarts = 0;
  let isClosing = false;

  function start(): PageWorker {
    const worker = startWorker(({ reason, wasReady }) => {
      workers.delete(worker);
      if (isClosing) return;
      log.error({ reason }, "page worker ended");
      failedStarts = wasReady ? 0 : failedStarts + 1;
      startAfter(wasReady ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** failedStarts, LONGEST_PAUSE_MS));
    });
    workers.add(worker);
    return worker;
  }

  function startAfter(pauseMs: number): void {
    if (pauseMs === 0) return void start();
    const restart = setTimeout(() => {
      restarts.delete(restart);
      start();
    }, pauseMs).unref();
    restarts.add(restart);
  }

  for (let at = 0; at < count; at += 1) start();
  return {
    all: (): Iterable<PageWorker> => workers,
    /** Resolves when each of them can render or has failed to start. */
    ready: () => Promise.all([...workers].map(({ ready }) => ready)),
    /** The free worker with the fewest open questions, ready ones first; undefined if there is no worker at all. */
    pick(isFree: (worker: PageWorker) => boolean): PageWorker | "later" | undefined {
      if (workers.size === 0) return undefined;
      const ready = [...workers].filter((worker) => worker.isReady());
      const [first, ...others] = (ready.length > 0 ? ready : [...workers]).filter(isFree);
      if (!first) return "later";
      return others.reduce(
        (best, worker) => (worker.channel.waiting < best.channel.waiting ? worker : best),
        first,
      );
    },
    async close(): Promise<void> {
      isClosing = true;
      for (const restart of restarts) clearTimeout(restart);
      await Promise.all([...workers].map((worker) => worker.close()));
    },
  };
}
