import { EVERYTHING } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import type { Changes } from "#platform/feature/feature.ts";
import { createTagRetries } from "./retry-tags.ts";

type Options = {
  /** What features have in memory. One that takes long may answer with `whole`: then nobody waits for it. */
  follow: readonly ((changes: Changes) => unknown)[];
  /** Threads that render. */
  tellWorkers: (tags: readonly string[]) => Promise<void>;
  dropPages: (tags: readonly string[], position: ChangePosition | undefined) => Promise<void>;
  onError: (error: Error) => void;
  retryMs?: number;
};

const RETRY_MS = 5000;

/** Told by the change feed, on every node: what is stored in memory follows the database. */
export function createChangeFollower(options: Options) {
  const { follow, tellWorkers, dropPages, onError, retryMs = RETRY_MS } = options;

  /** `whole` settles when what takes long is applied too. */
  async function begin(
    tags: readonly string[],
    position?: ChangePosition,
  ): Promise<{ whole?: Promise<void> }> {
    const all = tags.includes(EVERYTHING);
    const slow: Promise<void>[] = [];
    for (const one of follow) {
      const applied = await one({ tags, all });
      if (!isBegun(applied)) continue;
      slow.push(applied.whole);
      // It is waited for below; until then a failure must not count as one that nobody handles.
      applied.whole.catch(() => {});
    }
    if (all) await Promise.all(slow);
    // Before pages are dropped: what a worker renders from now on is made of what is new.
    await tellWorkers(tags);
    await dropPages(tags, position);
    if (all || slow.length === 0) return {};
    // Pages that were made meanwhile may have been made of what was before.
    return { whole: Promise.all(slow).then(() => dropPages(tags, undefined)) };
  }

  /** Settles when nothing is answered any more that was before the changes. */
  async function applyChanges(tags: readonly string[], position?: ChangePosition): Promise<void> {
    await (await begin(tags, position)).whole;
  }

  const { retryLater } = createTagRetries({
    apply: (tags) => applyChanges(tags),
    onError,
    retryMs,
  });

  /** Settles when the next changes may be applied: a new price does not wait for an index that is made anew. */
  async function applyInTurn(tags: readonly string[], position?: ChangePosition): Promise<void> {
    const { whole } = await begin(tags, position);
    whole?.catch((error) => retryLater(tags, error));
  }

  return {
    applyChanges,
    applyInTurn,
  };
}

const isBegun = (applied: unknown): applied is { whole: Promise<void> } =>
  typeof applied === "object" &&
  applied !== null &&
  "whole" in applied &&
  applied.whole instanceof Promise;
