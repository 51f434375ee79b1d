import { asError } from "#core/errors.ts";
import { EVERYTHING } from "#database/change-log/change-log-reader.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";

type PurgeQueueOptions = {
  purge: (tags: readonly string[]) => Promise<void>;
  onError: (error: Error) => void;
  /** Called when all changes up to this position have been purged twice. */
  onPurged?: (position: ChangePosition) => void;
  retryMs?: number;
  againMs?: number;
  mostTags?: number;
};

const RETRY_MS = 200;
/** The wait doubles with each failure, up to this. */
const MAX_RETRY_MS = 5000;
const AGAIN_MS = 500;
const MOST_TAGS = 10_000;

/**
 * Sends one purge after another, and purges each tag a second time a moment later, because a page that was on its way
 * to the edge during the first purge is cached there afterwards. While the edge does not answer, tags wait; if they
 * become too many, everything is purged instead.
 */
export function createPurgeQueue({ purge, onError, onPurged, ...limits }: PurgeQueueOptions) {
  const { retryMs = RETRY_MS, againMs = AGAIN_MS, mostTags = MOST_TAGS } = limits;
  const add = adder(mostTags);
  const again = new Set<ReturnType<typeof setTimeout>>();
  const stop = new AbortController();
  let first = new Set<string>();
  let second = new Set<string>();
  /** The positions of the tags that wait for their first and for their second purge. */
  let positions: {
    first?: ChangePosition | undefined;
    second?: ChangePosition | undefined;
  } = {};
  let isBusy = false;
  let failures = 0;

  function purgeAgainLater(tags: ReadonlySet<string>, position: ChangePosition | undefined): void {
    const timer = setTimeout(() => {
      again.delete(timer);
      add(second, tags);
      positions.second = position ?? positions.second;
      void work();
    }, againMs);
    again.add(timer);
  }

  async function purgeWaiting(): Promise<boolean> {
    const batch = { first, second, positions };
    [first, second, positions] = [new Set(), new Set(), {}];
    const tags = new Set<string>();
    add(tags, [...batch.first, ...batch.second]);
    try {
      await purge([...tags]);
    } catch (error) {
      add(first, batch.first);
      add(second, batch.second);
      positions = { ...batch.positions, ...positions };
      onError(asError(error));
      return false;
    }
    if (batch.first.size > 0) purgeAgainLater(batch.first, batch.positions.first);
    if (batch.positions.second) onPurged?.(batch.positions.second);
    return true;
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (first.size + second.size > 0 && !stop.signal.aborted) {
      failures = (await purgeWaiting()) ? 0 : failures + 1;
      if (failures === 0) continue;
      const ms = Math.min(retryMs * 2 ** (failures - 1), MAX_RETRY_MS);
      await pause(ms, stop.signal);
    }
    isBusy = false;
  }

  return {
    /** Whether the edge may still have pages from before a change. */
    isFailing: () => failures > 0,
    /** `position`: with these tags, all changes up to it have been added. */
    add(tags: readonly string[], position?: ChangePosition): void {
      add(first, tags);
      positions.first = position ?? positions.first;
      void work();
    },
    stop(): void {
      stop.abort();
      for (const timer of again) clearTimeout(timer);
    },
  };
}

/** Resolves at once if it is aborted, and does not keep the process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}

const adder =
  (mostTags: number) =>
  (to: Set<string>, tags: Iterable<string>): void => {
    for (const tag of tags) to.add(tag);
    if (to.size <= mostTags && !to.has(EVERYTHING)) return;
    to.clear();
    to.add(EVERYTHING);
  };
