import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { makePrivateFolder } from "./folders.ts";
import type { RunFolder } from "./run-folder.ts";

const run = promisify(execFile);

const PART = "data.part-";

/**
 * Created under a temporary name, then renamed: a kill in the middle never leaves a partial cluster. Returns true if
 * it created one.
 */
export async function ensureCluster(folder: RunFolder, initdb: string): Promise<boolean> {
  if (existsSync(path.join(folder.clusterDir, "PG_VERSION"))) return false;
  removeLeftParts(folder.dir);
  // A new name each time, because the initdb of a killed process may still be writing to the old one.
  const part = mkdtempSync(path.join(folder.dir, PART));
  makePrivateFolder(part, folder.user);
  await run(initdb, initdbArguments(part), {
    ...folder.user,
    cwd: folder.socketDir,
    env: { LC_ALL: "C" },
  });
  renameSync(part, folder.clusterDir);
  return true;
}

function removeLeftParts(dir: string): void {
  for (const name of readdirSync(dir).filter((entry) => entry.startsWith(PART))) {
    try {
      rmSync(path.join(dir, name), { recursive: true, force: true });
    } catch {
      // Another process is still writing to it; the next new cluster tries again.
    }
  }
}

function initdbArguments(clusterDir: string): string[] {
  return [
    ...["--pgdata", clusterDir],
    ...["--username", "postgres"],
    // Any user who can enter the socket's folder (mode 700) may connect.
    ...["--auth", "trust"],
    ...["--encoding", "UTF8"],
    // Built in, so that sort order does not depend on the machine's libraries.
    ...["--locale-provider", "builtin", "--locale", "C.UTF-8"],
  ];
}
