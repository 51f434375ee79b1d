import { randomUUID } from "node:crypto";
import type pg from "pg";
import { listen } from "../listen.ts";

const TIMEOUT_MS = 5000;

/**
 * Whether a notification sent through the pool arrives on the direct connection. A pooler that shares connections
 * accepts LISTEN without an error but delivers nothing, so the shop would show old pages for ever.
 */
export async function hearsNotifications(
  pool: pg.Pool,
  direct: pg.ClientConfig,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const channel = `cartage_${randomUUID().replaceAll("-", "")}`;
  const heard = Promise.withResolvers<boolean>();
  const late = setTimeout(() => heard.resolve(false), timeoutMs);
  const listener = await listen(direct, {
    channel,
    name: "cartage start",
    onMessage: () => heard.resolve(true),
    onListening: () => {},
    onError: () => heard.resolve(false),
  });
  try {
    await pool.query("select pg_notify($1, '')", [channel]);
    return await heard.promise;
  } finally {
    clearTimeout(late);
    await listener.close();
  }
}
