import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { commandLine, isAlive } from "./processes.ts";

/** What a running postmaster writes about itself into its cluster. */
export type LockFile = { pid: number; socketDir: string; status: string };

/** Whose the pid in the file is now: after a crash the number may have been given to a stranger. */
export type LockHolder = "postmaster" | "stranger" | "gone";

const lockFilePath = (clusterDir: string) => path.join(clusterDir, "postmaster.pid");

export function readLockFile(clusterDir: string): LockFile | undefined {
  try {
    const lines = readFileSync(lockFilePath(clusterDir), "utf8").split("\n");
    return {
      pid: Number(lines[0]),
      socketDir: lines[4]?.trim() ?? "",
      status: lines[7]?.trim() ?? "",
    };
  } catch {
    return undefined;
  }
}

export function lockHolder(clusterDir: string, lock: LockFile): LockHolder {
  if (!isAlive(lock.pid)) return "gone";
  return commandLine(lock.pid).includes(clusterDir) ? "postmaster" : "stranger";
}

/** PostgreSQL clears away a lock whose process is gone, but takes a stranger for a live postmaster. */
export function dropStrangersLock(clusterDir: string): void {
  const lock = readLockFile(clusterDir);
  if (lock && lockHolder(clusterDir, lock) !== "postmaster") rmSync(lockFilePath(clusterDir));
}
