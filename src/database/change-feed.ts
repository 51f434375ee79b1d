import pg from "pg";

export type ChangeFeedOptions = {
  /** Tags of what changed; also called with `everything` after a gap, when changes may have been missed. */
  onChange: (tags: readonly string[]) => Promise<void> | void;
  onError: (error: Error) => void;
  retryMs?: number;
};

/** The tag that stands for every other one. */
export const EVERYTHING = "everything";
const CHANNEL = "changes";

/**
 * Follows what other nodes changed. NOTIFY is lost while nobody listens, so every connection but
 * the first begins as if everything had changed.
 */
export async function followChanges(
  connection: pg.ClientConfig,
  { onChange, onError, retryMs = 1000 }: ChangeFeedOptions,
): Promise<{ close: () => Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: "cartage changes" });
    next.on("error", onError);
    next.on("notification", ({ payload }) => {
      void tell((payload ?? EVERYTHING).split(","));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (closed) return next.end();
    // Only from here on: a connection that never came to be also ends, and its maker tries again.
    next.once("end", listenLater);
    client = next;
  }

  function listenLater(): void {
    if (!closed) retry = setTimeout(listenAgain, retryMs);
  }

  function listenAgain(): void {
    listen().then(
      () => tell([EVERYTHING]),
      (error: Error) => {
        onError(error);
        listenLater();
      },
    );
  }

  async function tell(tags: string[]): Promise<void> {
    try {
      await onChange(tags);
    } catch (error) {
      onError(error as Error);
    }
  }

  await listen();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
