import pg from "pg";

type ListenOptions = {
  channel: string;
  /** The connection's name in the database's own list of connections. */
  name: string;
  onMessage: (payload: string | undefined) => void;
  /** Called each time the connection is open: NOTIFY is lost while nobody listens. */
  onListening: (client: Pick<pg.ClientBase, "query">) => void;
  /** Called each time the connection is lost, before it is opened again. */
  onLost?: () => void;
  onError: (error: Error) => void;
  retryMs?: number;
  /** How often a silent connection is checked with a query. */
  pulseMs?: number;
};

/** Listens to a channel of the database on its own connection, and reconnects if that breaks. */
export async function listen(
  connection: pg.ClientConfig,
  { retryMs = 1000, pulseMs = 10_000, ...options }: ListenOptions,
): Promise<{ close: () => Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    const next = await openListener(connection, options);
    next.on("notification", ({ payload }) => options.onMessage(payload));
    if (closed) return next.end();
    const pulse = setInterval(() => next.query("select 1").catch(() => next.end()), pulseMs);
    // Registered only now: a connection that failed to open also emits "end", and the caller of `open` retries.
    next.once("end", () => {
      clearInterval(pulse);
      options.onLost?.();
      openLater();
    });
    client = next;
    options.onListening(client);
  }

  function openLater(): void {
    if (!closed) retry = setTimeout(openAgain, retryMs);
  }

  function openAgain(): void {
    open().catch((error: Error) => {
      options.onError(error);
      openLater();
    });
  }

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

async function openListener(
  connection: pg.ClientConfig,
  { channel, name, onError }: Pick<ListenOptions, "channel" | "name" | "onError">,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", onError);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
