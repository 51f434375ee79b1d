import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "#core/record.ts";

const SQLITE_BUSY = 5;
const POLL_MS = 25;

/**
 * Lets only one process at a time run `work`. Node has no file locks, but SQLite uses the kernel's, which are
 * released however the holder dies, even by kill -9.
 */
export async function withFileLock<T>(
  lockFile: string,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(lockFile);
  try {
    await acquire(lock, lockFile, Date.now() + timeoutMs);
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, lockFile: string, deadline: number): Promise<void> {
  lock.exec("pragma busy_timeout = 0");
  for (;;) {
    try {
      lock.exec("begin exclusive");
      return;
    } catch (error) {
      if (!isRecord(error) || error.errcode !== SQLITE_BUSY) throw error;
      if (Date.now() > deadline) {
        throw new Error(`another process has held ${lockFile} for too long`, { cause: error });
      }
    }
    await sleep(POLL_MS);
  }
}
