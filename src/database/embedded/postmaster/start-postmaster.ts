import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunFolder } from "../run-folder.ts";
import { findPostmaster, type Postmaster, readLockFile, removeStaleLocks } from "./lock-file.ts";

const LARGEST_BYTES = 5_000_000;

/** Not readable for others, because it quotes failed statements. A large log is renamed to `.1`. */
function openLog(file: string): { descriptor: number; wordsSinceOpened(): string } {
  if (sizeOf(file) > LARGEST_BYTES) renameSync(file, `${file}.1`);
  const start = sizeOf(file);
  return {
    descriptor: openSync(file, "a", 0o600),
    wordsSinceOpened: () => readFileSync(file).subarray(start).toString("utf8"),
  };
}

export function lastLines(file: string, count: number): string[] {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-count);
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export type ServerSettings = Record<string, string>;

const POLL_MS = 20;
const RETRY_MS = 250;

/**
 * After a kill of the postmaster, busy child processes finish their query first, and keep the shared memory until
 * then.
 */
const ORPHANS_REMAIN = "pre-existing shared memory block";

export async function startPostmaster(
  folder: RunFolder,
  postgres: string,
  settings: ServerSettings,
  deadline: number,
): Promise<Postmaster> {
  for (;;) {
    removeStaleLocks(folder);
    const log = openLog(folder.logFile);
    const child = launch(folder, postgres, settings, log.descriptor);
    closeSync(log.descriptor);
    const postmaster = await ready(child, folder.clusterDir, deadline);
    if (postmaster) return postmaster;
    if (!log.wordsSinceOpened().includes(ORPHANS_REMAIN) || Date.now() > deadline) {
      throw new Error(
        `it ended right after it was started (${child.signalCode ?? child.exitCode})`,
      );
    }
    await sleep(RETRY_MS);
  }
}

/** Detached: Ctrl-C in the terminal must reach only us, and we then stop the server in order. */
function launch(
  folder: RunFolder,
  postgres: string,
  settings: ServerSettings,
  log: number,
): ChildProcess {
  const child = spawn(postgres, postmasterArguments(folder, settings), {
    ...folder.user,
    cwd: folder.socketDir,
    detached: true,
    stdio: ["ignore", log, log],
    // English, since its messages are matched above.
    env: { LC_ALL: "C" },
  });
  child.unref();
  return child;
}

/** Undefined if it ended instead of becoming ready; throws if the program cannot be run at all. */
async function ready(
  child: ChildProcess,
  clusterDir: string,
  deadline: number,
): Promise<Postmaster | undefined> {
  await once(child, "spawn");
  while (child.exitCode === null && child.signalCode === null) {
    if (readLockFile(clusterDir)?.pid === child.pid) {
      const postmaster = await findPostmaster(clusterDir, deadline);
      if (postmaster) return postmaster;
    }
    if (Date.now() > deadline) throw new Error("it was started but did not become ready in time");
    await sleep(POLL_MS);
  }
  return undefined;
}

const MEGABYTE = 1024 * 1024;

/** The size of the server's own cache (`shared_buffers`). The memory is taken when needed, not at the start. */
function bufferMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(Math.max(memory / 8 / MEGABYTE, 128), 1024));
}

function postmasterArguments(folder: RunFolder, settings: ServerSettings): string[] {
  const all = {
    listen_addresses: "",
    // The setting is a list, so the name is quoted, since it may contain a comma.
    unix_socket_directories: `"${folder.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    timezone: "UTC",
    log_timezone: "UTC",
    shared_buffers: `${bufferMegabytes()}MB`,
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", folder.clusterDir, ...options];
}
