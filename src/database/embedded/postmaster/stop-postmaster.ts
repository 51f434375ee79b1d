import { setTimeout as sleep } from "node:timers/promises";
import { hasErrorCode } from "#core/errors.ts";
import { isAlive } from "../processes.ts";
import { isHeldByPostmaster, readLockFile } from "./lock-file.ts";

const POLL_MS = 20;

/**
 * "Fast" rolls back running transactions, disconnects everyone and leaves clean files. "Immediate" and the kill are
 * for a server that hangs: the next start does crash recovery.
 */
const STEPS = [
  { signal: "SIGINT", timeoutMs: 60_000 },
  { signal: "SIGQUIT", timeoutMs: 10_000 },
  { signal: "SIGKILL", timeoutMs: 10_000 },
] as const;

/** Returns when the server is gone. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const lock = readLockFile(clusterDir);
  if (!lock || !isHeldByPostmaster(clusterDir, lock)) return;
  for (const { signal, timeoutMs } of STEPS) {
    send(lock.pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (!isAlive(lock.pid)) return;
      await sleep(POLL_MS);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may have ended by itself meanwhile.
    if (!hasErrorCode(error, ["ESRCH"])) throw error;
  }
}
