import type pg from "pg";
import { createChangeLogReader, EVERYTHING } from "./change-log/change-log-reader.ts";
import type { AskDatabase, ChangePosition } from "./change-log/read-changes.ts";
import { createRepeatedWork } from "./change-log/repeated-work.ts";
import { listen } from "./listen.ts";

export { EVERYTHING };

type ChangeFeedOptions = {
  /**
   * Gets the tags of what changed, or `everything` at the start and when the changes are unknown. Calls never
   * overlap.
   */
  onChange: (tags: readonly string[], position: ChangePosition) => Promise<void> | void;
  /** Gets the tags from the notification itself, before the log is read: for what must be invalidated at once. */
  onNotified?: (tags: readonly string[]) => void;
  /** All changes that were committed at the last read have been passed on, and the connection is still open. */
  onCaughtUp?: () => void;
  onError: (error: Error) => void;
  retryMs?: number;
  /** How often the log is read even without a notification. */
  pulseMs?: number;
};

/** Reported at once when the connection is lost: no change is heard of until `everything` is reported. */
export const FEED_LOST = "feed lost";

const PULSE_MS = 10_000;
/**
 * Changes within this time are read together: at forty sales a second, one query for each would cost more than the
 * changes.
 */
const PAUSE_MS = 50;

/**
 * Follows the changes of other nodes through the log in the database. NOTIFY only wakes the reader: changes that came
 * while it was not listening are read from the log when the connection is back.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  options: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  const { onChange, onNotified, onCaughtUp, onError, retryMs = 1000, pulseMs = PULSE_MS } = options;
  const read = createChangeLogReader();
  /** Tags that were not passed on yet, or whose handler failed. */
  const waiting = new Set<string>();
  let client: AskDatabase | undefined;

  async function readAndApply(): Promise<void> {
    const current = client;
    if (!current) return;
    const { tags, position } = await read(current);
    for (const tag of tags) waiting.add(tag);
    const pending = waiting.has(EVERYTHING) ? [EVERYTHING] : [...waiting];
    if (pending.length > 0) await onChange(pending, position);
    waiting.clear();
    if (client === current) onCaughtUp?.();
  }

  const following = createRepeatedWork({
    work: readAndApply,
    onError,
    retryMs,
    pauseMs: PAUSE_MS,
  });
  const pulse = setInterval(following.wake, pulseMs);
  const listener = await listen(connection, {
    channel: "changes",
    name: "cartage changes",
    onMessage(payload) {
      onNotified?.((payload ?? EVERYTHING).split(","));
      following.wake();
    },
    onListening(opened) {
      client = opened;
      // Changes of sessions and the like are only notified, not logged, so any may have been missed.
      onNotified?.([EVERYTHING]);
      following.wake();
    },
    onLost() {
      client = undefined;
      onNotified?.([FEED_LOST]);
    },
    onError,
    retryMs,
    pulseMs,
  });
  return {
    async close() {
      clearInterval(pulse);
      following.stop();
      await listener.close();
    },
  };
}
