import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makePassableFolder, makePrivateFolder, type SystemUser } from "./folders.ts";

/** The files and folders of one embedded server. */
export type RunFolder = {
  /** The parent folder of all the others, except a socket whose path would be too long. */
  dir: string;
  clusterDir: string;
  socketDir: string;
  ownersDir: string;
  lockFile: string;
  logFile: string;
  /** Only as root: the link in DATA_DIR to the folder outside. */
  pointer: string | undefined;
  /** Where binaries are copied if they cannot run from node_modules. */
  stagingDir: string;
  /** The user that PostgreSQL runs as, if it is not ourselves. */
  user: SystemUser | undefined;
};

/** A socket's path has at most 107 bytes, including the file name that PostgreSQL adds. */
const LONGEST_SOCKET_DIR = 107 - "/.s.PGSQL.5432".length;

/** The second is used only if the first is read-only, because a cleaner may delete files unused for a month from it. */
const ROOT_HOMES = ["/var/lib", "/var/tmp"];

/**
 * A normal user's cluster is inside DATA_DIR. As root, the server runs as `nobody`, who cannot enter a checkout of
 * mode 700; so the cluster is outside, in a folder named after its DATA_DIR.
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
  // Tells people who find the folder which DATA_DIR it belongs to.
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

/** initdb calls a program from its own folder through a shell, in double quotes, which these characters would break. */
function stagingDirFor(dir: string): string {
  return /["$`\\]/.test(dir) ? `/tmp/cartage-${process.getuid?.()}` : dir;
}
