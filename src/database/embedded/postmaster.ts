import { spawn } from "node:child_process";
import { closeSync, openSync, renameSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { dropStrangersLock, lockHolder, readLockFile } from "./lock-file.ts";
import { isAlive } from "./processes.ts";
import type { RunFolder } from "./run-folder.ts";

export type Postmaster = { pid: number; connection: pg.PoolConfig };

const POLL_MS = 20;
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
const LARGEST_LOG = 5_000_000;

/** The postmaster that already serves this cluster, once it is ready; one that is stopping is waited out. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    const lock = readLockFile(clusterDir);
    if (!lock) return undefined;
    const connection = { host: lock.socketDir, user: "postgres", database: "postgres" };
    if (lock.socketDir && (await answersFor(connection, clusterDir))) {
      return { pid: lock.pid, connection };
    }
    if (lockHolder(clusterDir, lock) !== "postmaster") return undefined;
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Another try after it ended at once: orphans of a killed postmaster may hold its memory for a moment. */
export async function startPostmaster(
  folder: RunFolder,
  postgres: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 1000)) {
    dropStrangersLock(folder.clusterDir);
    const started = await trySpawn(folder, postgres, settings, deadline);
    if (started) return started;
    if (Date.now() + pauseMs > deadline || pauseMs >= 1000) {
      throw new Error("PostgreSQL ended right after it was started");
    }
    await sleep(pauseMs);
  }
}

async function trySpawn(
  folder: RunFolder,
  postgres: string,
  settings: Record<string, string>,
  deadline: number,
): Promise<Postmaster | undefined> {
  const log = openLog(folder.logFile);
  // Detached: Ctrl-C in the terminal must reach us first, who then stop it in order.
  const child = spawn(postgres, postmasterArguments(folder, settings), {
    ...folder.user,
    cwd: folder.socketDir,
    detached: true,
    stdio: ["ignore", log, log],
    env: { LC_ALL: "C" },
  });
  closeSync(log);
  child.unref();
  let failure: Error | undefined;
  child.on("error", (error) => {
    failure = error;
  });
  await sleep(0);
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const connection = { host: folder.socketDir, user: "postgres", database: "postgres" };
    const lock = readLockFile(folder.clusterDir);
    if (lock?.pid === child.pid && lock.status === "ready") {
      if (await answersFor(connection, folder.clusterDir)) return { pid: child.pid, connection };
    }
    if (Date.now() > deadline) throw new Error("PostgreSQL did not become ready in time");
    await sleep(POLL_MS);
  }
  if (failure) throw failure;
  return undefined;
}

function postmasterArguments(folder: RunFolder, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: "",
    unix_socket_directories: folder.socketDir,
    unix_socket_permissions: "0700",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  };
  return ["-D", folder.clusterDir, ...Object.entries(all).flatMap(([k, v]) => ["-c", `${k}=${v}`])];
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(file, `${file}.1`);
  return openSync(file, "a");
}

/** The socket may be another cluster's: only an answer from our own data directory counts. */
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

/** "Fast": running transactions are rolled back and everyone is disconnected; files are left clean. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const lock = readLockFile(clusterDir);
  if (!lock || lockHolder(clusterDir, lock) !== "postmaster") return;
  process.kill(lock.pid, "SIGINT");
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (isAlive(lock.pid)) {
    // "Immediate" is a crash that the next start recovers from; better than never ending.
    if (Date.now() > deadline) process.kill(lock.pid, "SIGQUIT");
    await sleep(POLL_MS);
  }
}
