import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { commandLine, exists } from "../processes.ts";
import type { RunFolder } from "../run-folder.ts";

/** What a running postmaster writes about itself into its cluster's folder. */
type LockFile = { pid: number; socketDir: string; isReady: boolean };

/** Who has the lock file's pid now: after a crash the number may belong to an unrelated process. */
type LockHolder = "postmaster" | "stranger" | "gone";

const lockFilePath = (clusterDir: string) => path.join(clusterDir, "postmaster.pid");

export function readLockFile(clusterDir: string): LockFile | undefined {
  const lines = readLines(lockFilePath(clusterDir));
  if (!lines) return undefined;
  return {
    pid: Number(lines[0]),
    socketDir: lines[4] ?? "",
    isReady: lines[7]?.trim() === "ready",
  };
}

export function isHeldByPostmaster(clusterDir: string, lock: LockFile): boolean {
  return holderOf(clusterDir, lock.pid) === "postmaster";
}

/**
 * PostgreSQL removes lock files whose process is gone, but if an unrelated process has the pid, it takes that for a
 * live server and refuses to start. There are two lock files: in the cluster and next to its socket.
 */
export function removeStaleLocks({ clusterDir, socketDir }: RunFolder): void {
  for (const file of [lockFilePath(clusterDir), path.join(socketDir, ".s.PGSQL.5432.lock")]) {
    const lines = readLines(file);
    if (lines && holderOf(clusterDir, Number(lines[0])) === "stranger") rmSync(file);
  }
}

function holderOf(clusterDir: string, pid: number): LockHolder {
  if (!exists(pid)) return "gone";
  return commandLine(pid).includes(`postgres -D ${clusterDir} `) ? "postmaster" : "stranger";
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return undefined;
  }
}

export type Postmaster = { pid: number; connection: pg.PoolConfig };

const POLL_MS = 20;

/** The postmaster of this cluster, once it answers; waits for one that is starting or stopping. */
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

/** Another cluster may use the socket: only an answer from our own data directory counts. */
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
