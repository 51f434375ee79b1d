import type { PageWorker } from "./page-worker.ts";

/** While one waits for the database, the other renders. */
const MOST_AT_ONCE = 2;
/** A render that takes longer waits for something else, and holds up no other. */
const LONGEST_TURN_MS = 100;
/** A call takes a few milliseconds; pages of a shop that is always called still get half of a thread. */
const LONGEST_REST_MS = 15;

type RenderQueueOptions = {
  /** Of those that may take one more; none if there are none at all. */
  pick: (isFree: (worker: PageWorker) => boolean) => PageWorker | "later" | undefined;
  /** Whether somebody waits for the core that a render would take. */
  shouldRest: () => boolean;
};

/**
 * Renders wait here rather than in the threads: those that are asked at once would keep each thread, and with it a
 * core, busy without a break, and a call would be late by all of them.
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

  /** The turn ends once, by itself or when it took too long. */
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
    /** Calls it with a thread when it is its turn, and without one where there is none. */
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

/** A core for calls, where threads of pages would take all of them: calls that were begun a moment ago, and are not done. */
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
    /** One that takes longer waits for somebody outside, and needs no core. */
    isBusy: () => count > 0 && now() - lastBegan < LONGEST_TURN_MS,
  };
}
