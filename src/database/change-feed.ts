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
    next.on("end", () => {
      if (!closed) retry = setTimeout(listenAgain, retryMs);
    });
    next.on("notification", ({ payload }) => {
      void tell((payload ?? EVERYTHING).split(","));
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function listenAgain(): void {
    listen().then(
      () => tell([EVERYTHING]),
      (error: Error) => {
        onError(error);
        if (!closed) retry = setTimeout(listenAgain, retryMs);
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
