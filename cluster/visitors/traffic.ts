import { setTimeout as pause } from "node:timers/promises";
import type { TrafficFigures } from "../../bench/cluster-report.ts";
import { askOrNothing } from "../ask.ts";

const UNAVAILABLE = 503;
const BROKEN = 500;
const READ_EVERY_MS = 200;
const SEARCH_EVERY_MS = 1000;
const MOST_LOGGED = 5;
/** How many readers request a cached page at once: one through the edge and one behind it. */
export const PAGE_READERS = 2;
/** Varied words, so that their pages are in no cache. */
const WORDS = ["shoes", "jacket", "lamp", "watch", "chair", "bag", "phone", "tent"];

/** Counts the responses to buyers and readers between two marks. */
export function watchTraffic({ edge, shop }: { edge: string; shop: string }) {
  let figures = newFigures();
  let lastWrite = performance.now();
  let searches = 0;
  let logged = 0;
  const stopped = new AbortController();
  const readers = [
    // Through the edge and directly: nodes must respond from their own cache, too.
    repeat(READ_EVERY_MS, () => readPage(`${edge}/en/`)),
    repeat(READ_EVERY_MS, () => readPage(`${shop}/en/`)),
    repeat(SEARCH_EVERY_MS, search),
  ];

  async function repeat(everyMs: number, read: () => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      await read();
      await pause(everyMs);
    }
  }
  async function readPage(address: string): Promise<void> {
    figures.pages += 1;
    const status = await statusOf(address);
    if (status === 200) return;
    figures.pagesFailed += 1;
    logFailure(address, status);
  }
  async function search(): Promise<void> {
    searches += 1;
    const words = `${WORDS[searches % WORDS.length]} ${searches}`;
    figures.searches += 1;
    const status = await statusOf(`${shop}/en/search?q=${encodeURIComponent(words)}`);
    if (status === 200) return;
    figures.searchesFailed += 1;
    logFailure("a search", status);
  }
  /** Logs only the first few failures of a fault. */
  function logFailure(what: string, status: number | undefined): void {
    logged += 1;
    if (logged <= MOST_LOGGED) console.log(`  ${what} was answered ${status ?? "not at all"}`);
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
      const isAnswered = status !== undefined && status < BROKEN;
      if (!isAnswered) logFailure(target, status);
      if (status === UNAVAILABLE) figures.refused += 1;
      else if (!isAnswered) figures.failed += 1;
      else if (target === "/api/cart/add") noteWrite();
    },
    /** Returns the figures since the last mark and resets them. */
    mark(): TrafficFigures {
      noteWrite();
      const counted = figures;
      figures = newFigures();
      logged = 0;
      return counted;
    },
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(readers);
    },
  };
}
export type Traffic = ReturnType<typeof watchTraffic>;

async function statusOf(address: string): Promise<number | undefined> {
  const answer = await askOrNothing(address);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

const newFigures = (): TrafficFigures => ({
  requests: 0,
  refused: 0,
  failed: 0,
  longestPauseMs: 0,
  pages: 0,
  pagesFailed: 0,
  searches: 0,
  searchesFailed: 0,
});
