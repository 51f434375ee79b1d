import type { Applied } from "#platform/feature/feature.ts";
import { ChannelClosed } from "./channel.ts";
import type { PageWorker } from "./page-worker.ts";

/** Of a worker that can render; one that a page blocks must not keep prices of all other pages old. */
const TIMEOUT_MS = 2000;

/**
 * Settles when no worker that answers renders what was before the changes; `whole` when none does at all. One that
 * starts is not waited for: it applies them before it is ready.
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

/** A worker that is gone needs to know nothing; its successor reads everything anew. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof ChannelClosed)) throw error;
}

const waitAtMost = (ms: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
