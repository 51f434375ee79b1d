import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isHeldByPostmaster, readLockFile } from "./lock-file.ts";

export type Postmaster = { pid: number; connection: pg.PoolConfig };

const POLL_MS = 20;

/** The postmaster of this cluster, once it answers; one that is starting or stopping is waited for. */
export async function findPostmaster(
  clusterDir: string,
  deadline: number,
): Promise<Postmaster | undefined> {
  for (;;) {
    const lock = readLockFile(clusterDir);
    if (!lock) return undefined;
    const connection = { host: lock.socketDir, user: "postgres", database: "postgres" };
    if (lock.isReady && (await answersFor(connection, clusterDir))) {
      return { pid: lock.pid, connection };
    }
    if (!isHeldByPostmaster(clusterDir, lock)) return undefined;
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL runs (pid ${lock.pid}) but did not answer in time`);
    }
    await sleep(POLL_MS);
  }
}

/** A socket may be served by another cluster: only an answer from our own data directory counts. */
async function answersFor(connection: pg.PoolConfig, clusterDir: string): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === clusterDir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
