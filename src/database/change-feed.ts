import type pg from "pg";
import { createChangeLogReader, EVERYTHING } from "./change-log/change-log-reader.ts";
import type { AskDatabase, ChangePosition } from "./change-log/read-changes.ts";
import { createRepeatedWork } from "./change-log/repeated-work.ts";
import { listen } from "./listen.ts";

export { EVERYTHING };

type ChangeFeedOptions = {
  /** Tags of what changed; `everything` at the start, and where nobody knows. One call at a time. */
  onChange: (tags: readonly string[], position: ChangePosition) => Promise<void> | void;
  /** As the message says it, before anything is read: for what has to be forgotten at once. */
  onNotified?: (tags: readonly string[]) => void;
  /** All that was committed when it was last read has been passed on, and the connection is still there. */
  onCaughtUp?: () => void;
  onError: (error: Error) => void;
  retryMs?: number;
  /** How often it is read though nobody was woken. */
  pulseMs?: number;
};

/** Reported at once when the connection is lost: no change is heard of until `everything` is reported. */
export const FEED_LOST = "feed lost";

const PULSE_MS = 10_000;
/** What comes within so long is read together: at forty sales a second a query for each would cost more than the changes. */
const PAUSE_MS = 50;

/**
 * Follows what other nodes changed, by the log in the database. NOTIFY only wakes: what it would have said while
 * nobody listened is read from the log when the connection is back.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  options: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  const { onChange, onNotified, onCaughtUp, onError, retryMs = 1000, pulseMs = PULSE_MS } = options;
  const read = createChangeLogReader();
  /** Not passed on yet, or not with success. */
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
      // Of sessions and the like there are messages alone.
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
