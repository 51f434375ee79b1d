import { EVERYTHING } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import type { Applied, Changes, FeatureParts } from "#platform/feature/feature.ts";
import { createTagRetries } from "./retry-tags.ts";

type Options = {
  /** Updates what features keep in memory. A slow one may return `whole`; the next changes do not wait for that. */
  follow: readonly ((changes: Changes) => ReturnType<NonNullable<FeatureParts["onChanges"]>>)[];
  /** Notifies the page workers; those that are starting or blocked delay only `whole`. */
  notifyWorkers: (tags: readonly string[]) => Promise<Applied>;
  dropPages: (tags: readonly string[], position: ChangePosition | undefined) => Promise<void>;
  onError: (error: Error) => void;
  retryMs?: number;
};

type Failed = (error: unknown) => void;

const RETRY_MS = 5000;

/** Handles changes from the change feed on every node, so that data in memory follows the database. */
export function createChangeFollower(options: Options) {
  const { follow, notifyWorkers, dropPages, onError, retryMs = RETRY_MS } = options;

  const retries = createTagRetries({ apply: (tags) => applyChanges(tags), onError, retryMs });
  /** The number of batches whose slow part is not applied yet. */
  let open = 0;
  let latest: ChangePosition | undefined;

  /** After a restart the edge is purged from the saved position, so it must not pass a batch not yet fully applied. */
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
    // Pages rendered in the meantime may show the former data.
    await dropPages(tags, passable(latest));
  }

  /** `whole` settles when the slow parts are applied too. */
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
      // It is awaited below; until then a failure must not count as an unhandled rejection.
      whole.catch(() => {});
    }
    if (all) await Promise.all(slow);
    // Workers are notified before pages are dropped, so that they render from the new data.
    const { whole: late } = await notifyWorkers(tags);
    const whole = finishEach([all ? [] : slow, late ? [late] : []], (part) =>
      finish(tags, part, onFailed),
    );
    await dropPages(tags, passable(position));
    latest = position ?? latest;
    return whole ? { whole } : {};
  }

  /** Settles when nothing shows data from before the changes any more. */
  async function applyChanges(tags: readonly string[], position?: ChangePosition): Promise<void> {
    const { whole } = await begin(tags, position, (error) => {
      throw error;
    });
    await whole;
  }

  /** Settles when the next changes may be applied: a new price does not wait until an index is rebuilt. */
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

/** Finishes each part separately, so that a quick part does not wait for a slow one. */
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
