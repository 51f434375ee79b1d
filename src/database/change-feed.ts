import pg from "pg";
import { createSerialNotifier } from "./serial-notifier.ts";

export type ChangeFeedOptions = {
  /** Tags of what changed; `everything` where changes may have been missed. One call at a time. */
  onChange: (tags: readonly string[]) => Promise<void> | void;
  onError: (error: Error) => void;
  retryMs?: number;
  /** How often a connection that says nothing is asked whether it still lives. */
  pulseMs?: number;
};

/** The tag that stands for every other one. */
export const EVERYTHING = "everything";
const CHANNEL = "changes";

/**
 * Follows what other nodes changed. NOTIFY is lost while nobody listens, so every connection begins
 * as if everything had changed: what was read before it was there may be old by now.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  { onChange, onError, retryMs = 1000, pulseMs = 30_000 }: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  const changes = createSerialNotifier({
    notify: onChange,
    afterFailure: EVERYTHING,
    onError,
    retryMs,
  });
  let closed = false;
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function listen(): Promise<void> {
    const next = await openListener(connection, onError);
    next.on("notification", ({ payload }) => changes.add((payload ?? EVERYTHING).split(",")));
    if (closed) return next.end();
    const pulse = setInterval(() => next.query("select 1").catch(() => next.end()), pulseMs);
    // Only from here on: a connection that never came to be also ends, and its maker tries again.
    next.once("end", () => {
      clearInterval(pulse);
      listenLater();
    });
    client = next;
    changes.add([EVERYTHING]);
  }

  function listenLater(): void {
    if (!closed) retry = setTimeout(listenAgain, retryMs);
  }

  function listenAgain(): void {
    listen().catch((error: Error) => {
      onError(error);
      listenLater();
    });
  }

  await listen();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      changes.stop();
      await client?.end();
    },
  };
}

async function openListener(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: "cartage changes",
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", onError);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
