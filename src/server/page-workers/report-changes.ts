import type { Applied } from "#platform/feature/feature.ts";
import { ChannelClosed } from "./channel.ts";
import type { PageWorker } from "./page-worker.ts";

/** The longest wait for ready workers: a worker that a page blocks must not delay new prices on all other pages. */
const TIMEOUT_MS = 2000;

/**
 * Settles when no responsive worker renders data from before the changes, or after the timeout; `whole` settles when no
 * worker does. Starting workers are not waited for, because they apply changes before they are ready.
 */
export async function reportChanges(
  workers: Iterable<Pick<PageWorker, "channel" | "isReady">>,
  tags: readonly string[],
): Promise<Applied> {
  const late = new Set<Promise<void>>();
  const waitedFor: Promise<void>[] = [];
  for (const { channel, isReady } of workers) {
    const applied = channel.ask("applyChanges", tags).catch(unlessClosed);
    late.add(applied);
    applied.then(
      () => late.delete(applied),
      () => {},
    );
    if (isReady()) waitedFor.push(applied);
  }
  await Promise.race([Promise.all(waitedFor), waitAtMost(TIMEOUT_MS)]);
  return late.size === 0 ? {} : { whole: Promise.all(late).then(() => {}) };
}

/** A worker that has ended needs no changes, because its replacement reads all data from the database. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof ChannelClosed)) throw error;
}

const waitAtMost = (ms: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
