import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makePassableFolder, makePrivateFolder, type SystemUser } from "./folders.ts";

/** Everything one embedded server has on disk. */
export type RunFolder = {
  /** The home of all below, but for a socket whose path would be too long. */
  dir: string;
  clusterDir: string;
  socketDir: string;
  ownersDir: string;
  lockFile: string;
  logFile: string;
  /** As root: the link in DATA_DIR that stands for the home outside. */
  pointer: string | undefined;
  /** Where binaries are copied when they cannot run from node_modules. */
  stagingDir: string;
  /** Whom PostgreSQL runs as, when that is not ourselves. */
  user: SystemUser | undefined;
};

/** A socket's path has at most 107 bytes, and PostgreSQL adds a file name to the folder's. */
const LONGEST_SOCKET_DIR = 107 - "/.s.PGSQL.5432".length;

/** The second only where the first is read-only: a cleaner may take files that rested there a month. */
const ROOT_HOMES = ["/var/lib", "/var/tmp"];

/**
 * A normal user's cluster lies in DATA_DIR. As root the server runs as `nobody`, who cannot enter a
 * checkout of mode 700, so it lives outside, in a folder named after the DATA_DIR it serves.
 */
export function openRunFolder(dataDir: string, user: SystemUser | undefined): RunFolder {
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const tag = createHash("sha256").update(realDataDir).digest("hex").slice(0, 12);
  const inside = path.join(realDataDir, "postgres");
  const rootHome = user && path.join(rootHomeParent(), "cartage");
  const dir = rootHome ? path.join(rootHome, tag) : inside;
  const folder: RunFolder = {
    dir,
    clusterDir: path.join(dir, "data"),
    socketDir: socketDirFor(dir, tag),
    ownersDir: path.join(dir, "owners"),
    lockFile: path.join(dir, "start.lock"),
    logFile: path.join(dir, "postgres.log"),
    pointer: rootHome && inside,
    stagingDir: rootHome ?? stagingDirFor(dir),
    user,
  };
  if (rootHome) makePassableFolder(rootHome);
  makePassableFolder(dir);
  // For whoever finds the folder and wonders whose it is.
  if (rootHome) writeFileSync(path.join(dir, "serves"), `${realDataDir}\n`);
  makePassableFolder(folder.ownersDir);
  if (folder.stagingDir !== dir && !rootHome) makePrivateFolder(folder.stagingDir, user);
  makePrivateFolder(folder.socketDir, user);
  return folder;
}

function rootHomeParent(): string {
  const writable = ROOT_HOMES.find((parent) => {
    try {
      accessSync(parent, constants.W_OK);
      return existsSync(parent);
    } catch {
      return false;
    }
  });
  if (!writable) throw new Error(`neither ${ROOT_HOMES.join(" nor ")} can be written`);
  return writable;
}

function socketDirFor(dir: string, tag: string): string {
  const beside = path.join(dir, "socket");
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR) return beside;
  return `/tmp/cartage-${process.getuid?.()}-${tag}`;
}

/** initdb asks a shell for the program beside it, in double quotes, which these would break. */
function stagingDirFor(dir: string): string {
  return /["$`\\]/.test(dir) ? `/tmp/cartage-${process.getuid?.()}` : dir;
}
