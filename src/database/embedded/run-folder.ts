import { createHash } from "node:crypto";
import { chownSync, mkdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { SystemUser } from "./unprivileged-user.ts";

/** Everything one embedded server has on disk. */
export type RunFolder = {
  /** The home of all below but perhaps the socket. */
  dir: string;
  clusterDir: string;
  socketDir: string;
  ownersDir: string;
  lockFile: string;
  logFile: string;
  /** As root, the DATA_DIR's own name for the home; undefined when the home is in DATA_DIR itself. */
  pointer: string | undefined;
  /** Where binaries are copied when they cannot run from node_modules. */
  stagingDir: string;
  /** Whom PostgreSQL runs as, when that is not ourselves. */
  user: SystemUser | undefined;
};

/** The kernel's limit of a socket's path is 107 bytes, and PostgreSQL adds its own name to the folder's. */
const LONGEST_SOCKET_DIR = 107 - "/.s.PGSQL.5432".length;

/** Not /var/tmp, where a cleaner may remove files of a cluster that rested for a month. */
const ROOT_HOME = "/var/lib/cartage";

/**
 * A normal user's cluster lies in DATA_DIR. As root the server runs as `nobody`, who cannot enter a
 * checkout of mode 700, so it lives in a folder outside, named after the DATA_DIR it serves.
 */
export function openRunFolder(dataDir: string, user: SystemUser | undefined): RunFolder {
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const tag = createHash("sha256").update(realDataDir).digest("hex").slice(0, 12);
  const inDataDir = path.join(realDataDir, "postgres");
  const dir = user ? path.join(ROOT_HOME, tag) : inDataDir;
  const folder: RunFolder = {
    dir,
    clusterDir: path.join(dir, "data"),
    socketDir: socketDirOf(dir, tag),
    ownersDir: path.join(dir, "owners"),
    lockFile: path.join(dir, "start.lock"),
    logFile: path.join(dir, "postgres.log"),
    pointer: user ? inDataDir : undefined,
    stagingDir: user ? ROOT_HOME : dir,
    user,
  };
  makePrivateFolder(folder.socketDir, user);
  mkdirSync(folder.ownersDir, { recursive: true });
  return folder;
}

/** Made for the user PostgreSQL runs as, and closed to everyone else. */
export function makePrivateFolder(dir: string, user: SystemUser | undefined): void {
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o755 });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
  const owner = statSync(dir).uid;
  const expected = user?.uid ?? process.getuid?.();
  if (expected !== undefined && owner !== expected) {
    throw new Error(`${dir} belongs to another user (uid ${owner})`);
  }
}

function socketDirOf(dir: string, tag: string): string {
  const beside = path.join(dir, "socket");
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR) return beside;
  return `/tmp/cartage-${process.getuid?.()}-${tag}`;
}
