import type pg from "pg";
import { listen } from "./listen.ts";
import { createSerialNotifier } from "./serial-notifier.ts";

export type ChangeFeedOptions = {
  /** Tags of what changed; `everything` where changes may have been missed. One call at a time. */
  onChange: (tags: readonly string[]) => Promise<void> | void;
  onError: (error: Error) => void;
  retryMs?: number;
  pulseMs?: number;
};

/** The tag that stands for every other one. */
export const EVERYTHING = "everything";

/**
 * Follows what other nodes changed. NOTIFY is lost while nobody listens, so every connection begins
 * as if everything had changed: what was read before it was there may be old by now.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  { onChange, onError, retryMs = 1000, ...options }: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  const changes = createSerialNotifier({
    notify: onChange,
    afterFailure: EVERYTHING,
    onError,
    retryMs,
  });
  const listener = await listen(connection, {
    ...options,
    channel: "changes",
    name: "cartage changes",
    onMessage: (payload) => changes.add((payload ?? EVERYTHING).split(",")),
    onListening: () => changes.add([EVERYTHING]),
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
