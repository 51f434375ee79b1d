import { EVERYTHING } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import type { Applied, Changes, FeatureParts } from "#platform/feature/feature.ts";
import { createTagRetries } from "./retry-tags.ts";

type Options = {
  /** What features have in memory. One that takes long may answer with `whole`: then nobody waits for it. */
  follow: readonly ((changes: Changes) => ReturnType<NonNullable<FeatureParts["onChanges"]>>)[];
  /** Threads that render; those that start or are blocked settle `whole`. */
  notifyWorkers: (tags: readonly string[]) => Promise<Applied>;
  dropPages: (tags: readonly string[], position: ChangePosition | undefined) => Promise<void>;
  onError: (error: Error) => void;
  retryMs?: number;
};

type Failed = (error: unknown) => void;

const RETRY_MS = 5000;

/** Called by the change feed, on every node: what is stored in memory follows the database. */
export function createChangeFollower(options: Options) {
  const { follow, notifyWorkers, dropPages, onError, retryMs = RETRY_MS } = options;

  const retries = createTagRetries({ apply: (tags) => applyChanges(tags), onError, retryMs });
  /** Batches of which something that takes long is not applied yet. */
  let open = 0;
  let latest: ChangePosition | undefined;

  /** After a restart it goes on from the position: one that is not applied as a whole must not be passed. */
  const passable = (position: ChangePosition | undefined) =>
    open === 0 && !retries.isWaiting() ? position : undefined;

  async function finish(tags: readonly string[], slow: readonly Promise<void>[], onFailed: Failed) {
    open += 1;
    try {
      await Promise.all(slow);
    } catch (error) {
      return onFailed(error);
    } finally {
      open -= 1;
    }
    // Pages that were made meanwhile may have been made of what was before.
    await dropPages(tags, passable(latest));
  }

  /** `whole` settles when what takes long is applied too. */
  async function begin(
    tags: readonly string[],
    position: ChangePosition | undefined,
    onFailed: Failed,
  ): Promise<Applied> {
    const all = tags.includes(EVERYTHING);
    const slow: Promise<void>[] = [];
    for (const one of follow) {
      const { whole } = (await one({ tags, all })) ?? {};
      if (!whole) continue;
      slow.push(whole);
      // It is waited for below; until then a failure must not count as one that nobody handles.
      whole.catch(() => {});
    }
    if (all) await Promise.all(slow);
    // Before pages are dropped: what a worker renders from now on is made of what is new.
    const { whole: late } = await notifyWorkers(tags);
    const whole = finishEach([all ? [] : slow, late ? [late] : []], (part) =>
      finish(tags, part, onFailed),
    );
    await dropPages(tags, passable(position));
    latest = position ?? latest;
    return whole ? { whole } : {};
  }

  /** Settles when nothing is answered any more that was before the changes. */
  async function applyChanges(tags: readonly string[], position?: ChangePosition): Promise<void> {
    const { whole } = await begin(tags, position, (error) => {
      throw error;
    });
    await whole;
  }

  /** Settles when the next changes may be applied: a new price does not wait for an index that is made anew. */
  async function applyInTurn(tags: readonly string[], position?: ChangePosition): Promise<void> {
    const retryLater: Failed = (error) => retries.retryLater(tags, error);
    const { whole } = await begin(tags, position, retryLater);
    whole?.catch(retryLater);
  }

  return {
    applyChanges,
    applyInTurn,
  };
}

type Part = readonly Promise<void>[];

/** What is there first is not kept waiting by what takes longer. */
function finishEach(
  parts: readonly Part[],
  finish: (part: Part) => Promise<void>,
): Promise<void> | undefined {
  const unfinished = parts.filter(({ length }) => length > 0);
  if (unfinished.length === 0) return undefined;
  const whole = Promise.all(unfinished.map(finish)).then(() => {});
  whole.catch(() => {});
  return whole;
}
