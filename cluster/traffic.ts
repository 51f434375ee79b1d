import { setTimeout as pause } from "node:timers/promises";

const UNAVAILABLE = 503;
const BROKEN = 500;
const READ_EVERY_MS = 100;
const LONGEST_MS = 10_000;

export type TrafficFigures = {
  requests: number;
  /** Answered 503: come back later. */
  refused: number;
  /** No answer, or another of 500 and more. */
  failed: number;
  /** The longest time in which nobody could change anything. */
  longestPauseMs: number;
  pages: number;
  pagesFailed: number;
};

/** Counts what buyers and readers are answered, from one mark to the next. */
export function watchTraffic(origin: string) {
  let figures = newFigures();
  let lastWrite = performance.now();
  let isOver = false;
  const readers = read();

  async function read(): Promise<void> {
    while (!isOver) {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const answer = await fetch(`${origin}/en/`, { signal }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      figures.pages += 1;
      if (answer?.status !== 200) figures.pagesFailed += 1;
      await pause(READ_EVERY_MS);
    }
  }
  const noteWrite = () => {
    const now = performance.now();
    figures.longestPauseMs = Math.max(figures.longestPauseMs, now - lastWrite);
    lastWrite = now;
  };
  return {
    onRequest(): void {
      figures.requests += 1;
    },
    onAnswer(target: string, status: number | undefined): void {
      if (status === UNAVAILABLE) figures.refused += 1;
      else if (status === undefined || status >= BROKEN) figures.failed += 1;
      else if (target === "/api/cart/add") noteWrite();
    },
    /** The figures since the last mark; counting begins anew. */
    mark(): TrafficFigures {
      noteWrite();
      const counted = figures;
      figures = newFigures();
      return counted;
    },
    async stop(): Promise<void> {
      isOver = true;
      await readers;
    },
  };
}
export type Traffic = ReturnType<typeof watchTraffic>;

const newFigures = (): TrafficFigures => ({
  requests: 0,
  refused: 0,
  failed: 0,
  longestPauseMs: 0,
  pages: 0,
  pagesFailed: 0,
});
