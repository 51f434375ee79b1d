import type pg from "pg";
import { asError } from "#core/errors.ts";
import { listen } from "./listen.ts";

export type ChangeFeedOptions = {
  /** Tags of what changed; `everything` where changes may have been missed. One call at a time. */
  onChange: (tags: readonly string[]) => Promise<void> | void;
  /** The same, before anything waits for its turn: for what has to be forgotten at once. */
  onNotified?: (tags: readonly string[]) => void;
  onError: (error: Error) => void;
  retryMs?: number;
  pulseMs?: number;
};

/** The tag that stands for every other one. */
export const EVERYTHING = "everything";
/** Told at once when the connection is lost: until everything may have changed, nothing is told of. */
export const FEED_LOST = "feed lost";

/**
 * Follows what other nodes changed. NOTIFY is lost while nobody listens, so every connection begins
 * as if everything had changed: what was read before it was there may be old by now.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  { onChange, onNotified, onError, retryMs = 1000, ...options }: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  const changes = createSerialNotifier({
    notify: onChange,
    afterFailure: EVERYTHING,
    onError,
    retryMs,
  });
  const receive = (tags: readonly string[]) => {
    onNotified?.(tags);
    changes.add(tags);
  };
  const listener = await listen(connection, {
    ...options,
    channel: "changes",
    name: "cartage changes",
    onMessage: (payload) => receive((payload ?? EVERYTHING).split(",")),
    onListening: () => receive([EVERYTHING]),
    onLost: () => onNotified?.([FEED_LOST]),
    onError,
    retryMs,
  });
  return {
    async close() {
      changes.stop();
      await listener.close();
    },
  };
}

type Options = {
  notify: (tags: readonly string[]) => Promise<void> | void;
  /** The tag to tell again with, so that a failure loses nothing. */
  afterFailure: string;
  onError: (error: Error) => void;
  retryMs: number;
};

/** Tells of changes one call after another: an older state must never overtake a newer one. */
export function createSerialNotifier({ notify: tell, afterFailure, onError, retryMs }: Options) {
  const waiting = new Set<string>();
  let busy = false;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    while (waiting.size > 0 && !stopped) {
      const tags = [...waiting];
      waiting.clear();
      try {
        await tell(tags);
      } catch (error) {
        onError(asError(error));
        waiting.add(afterFailure);
        retry = setTimeout(work, retryMs);
        break;
      }
    }
    busy = false;
  }

  return {
    add(tags: readonly string[]): void {
      for (const tag of tags) waiting.add(tag);
      void work();
    },
    stop(): void {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
