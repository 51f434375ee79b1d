import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { makePrivateFolder } from "./folders.ts";
import type { RunFolder } from "./run-folder.ts";

const run = promisify(execFile);

const PART = "data.part-";

/** Made beside, then renamed: a kill in the middle never leaves half a cluster. True when it was made. */
export async function ensureCluster(folder: RunFolder, initdb: string): Promise<boolean> {
  if (existsSync(path.join(folder.clusterDir, "PG_VERSION"))) return false;
  removeLeftParts(folder.dir);
  // A name never used before: the initdb of a starter that was killed may still be writing.
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
      // Still being written to; the next new cluster tries again.
    }
  }
}

function initdbArguments(clusterDir: string): string[] {
  return [
    ...["--pgdata", clusterDir],
    ...["--username", "postgres"],
    // Whoever may enter the socket's folder, mode 700, is let in.
    ...["--auth", "trust"],
    ...["--encoding", "UTF8"],
    // Built in, so that sort order does not depend on the machine's libraries.
    ...["--locale-provider", "builtin", "--locale", "C.UTF-8"],
  ];
}
