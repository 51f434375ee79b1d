import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { makePrivateFolder, type RunFolder } from "./run-folder.ts";

const run = promisify(execFile);

/** Made beside, then renamed: a kill in the middle never leaves half a cluster under the real name. */
export async function ensureCluster(folder: RunFolder, initdb: string): Promise<boolean> {
  if (existsSync(path.join(folder.clusterDir, "PG_VERSION"))) return false;
  const part = `${folder.clusterDir}.part`;
  rmSync(part, { recursive: true, force: true });
  makePrivateFolder(part, folder.user);
  await run(initdb, initdbArguments(part), {
    ...folder.user,
    cwd: folder.socketDir,
    env: { LC_ALL: "C" },
  });
  rmSync(folder.clusterDir, { recursive: true, force: true });
  renameSync(part, folder.clusterDir);
  return true;
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
