import type { PageWorker } from "./page-worker.ts";

/** While one render waits for the database, the other can run. */
const MOST_AT_ONCE = 2;
/** A longer render waits for something else, so it no longer counts and blocks no other. */
const LONGEST_TURN_MS = 100;
/** A call takes a few milliseconds. Even under constant calls, a worker still renders half of the time. */
const LONGEST_REST_MS = 15;

type RenderQueueOptions = {
  /** Chooses among the workers that may take another render; undefined if there are no workers. */
  pick: (isFree: (worker: PageWorker) => boolean) => PageWorker | "later" | undefined;
  /** Whether a call waits for the core that a render would use. */
  shouldRest: () => boolean;
};

/**
 * Renders wait in this queue and not in the threads: many renders at once would keep each thread, and so a core, busy
 * without a pause, and a call would have to wait for all of them.
 */
export function createRenderQueue({ pick, shouldRest }: RenderQueueOptions) {
  const waiting: ((worker: PageWorker | undefined) => void)[] = [];
  const underWay = new WeakMap<PageWorker, number>();

  const countOf = (worker: PageWorker) => underWay.get(worker) ?? 0;
  const isFree = (worker: PageWorker) => countOf(worker) < MOST_AT_ONCE;

  function startNext(): void {
    while (waiting.length > 0) {
      const worker = pick(isFree);
      if (worker === "later") return;
      if (worker) underWay.set(worker, countOf(worker) + 1);
      waiting.shift()?.(worker);
    }
  }

  function endTurn(worker: PageWorker): void {
    underWay.set(worker, countOf(worker) - 1);
    startNext();
  }

  /** A turn ends once: when the render is done, or after the longest turn. */
  async function runTurn<Answer>(worker: PageWorker, render: () => Promise<Answer>) {
    const began = performance.now();
    let isOver = false;
    const end = () => {
      if (!isOver) endTurn(worker);
      isOver = true;
    };
    const late = setTimeout(end, LONGEST_TURN_MS);
    try {
      return await render();
    } finally {
      clearTimeout(late);
      const rest = shouldRest() ? Math.min(performance.now() - began, LONGEST_REST_MS) : 0;
      if (rest > 0 && !isOver) setTimeout(end, rest);
      else end();
    }
  }

  return {
    /** Calls `render` with a worker when it is its turn, or without one if there are no workers. */
    async render<Answer>(
      render: (worker: PageWorker | undefined) => Promise<Answer>,
    ): Promise<Answer> {
      const turn = Promise.withResolvers<PageWorker | undefined>();
      waiting.push(turn.resolve);
      startNext();
      const worker = await turn.promise;
      return worker ? runTurn(worker, () => render(worker)) : render(undefined);
    },
  };
}

/** Tells whether a call needs a core that page workers would use: one that began a moment ago and is not done. */
export function createCallWatch(now: () => number = () => performance.now()) {
  let count = 0;
  let lastBegan = Number.NEGATIVE_INFINITY;
  return {
    async during(call: () => Promise<void>): Promise<void> {
      count += 1;
      lastBegan = now();
      try {
        await call();
      } finally {
        count -= 1;
      }
    },
    /** A call that takes longer waits for an external service and needs no core. */
    isBusy: () => count > 0 && now() - lastBegan < LONGEST_TURN_MS,
  };
}
