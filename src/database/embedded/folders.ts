import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync } from "node:fs";

/** Owned by the user that PostgreSQL runs as (our own user if undefined), and closed to all others. */
export function makePrivateFolder(dir: string, user: SystemUser | undefined): void {
  makeFolder(dir, user, 0o700);
}

/** Ours; others may reach files in it whose names they know, but cannot list it. */
export function makePassableFolder(dir: string): void {
  makeFolder(dir, undefined, 0o711);
}

/** The mode is set afterwards, because a strict umask would close the folder to `nobody`. */
function makeFolder(dir: string, user: SystemUser | undefined, mode: number): void {
  mkdirSync(dir, { recursive: true, mode });
  assertNoStrangersFolder(dir, user);
  if (user) chownSync(dir, user.uid, user.gid);
  chmodSync(dir, mode);
}

/** In a folder like /tmp anyone may have created this name first, or a link that leads elsewhere. */
function assertNoStrangersFolder(dir: string, user: SystemUser | undefined): void {
  const found = lstatSync(dir);
  if (!found.isDirectory()) throw new Error(`${dir} is in the way: it should be a folder`);
  const us = process.getuid?.();
  if (us !== undefined && found.uid !== us && found.uid !== user?.uid) {
    throw new Error(`${dir} belongs to another user (uid ${found.uid})`);
  }
}

export type SystemUser = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; undefined means that we are not root and need no other user. */
export function findUnprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "nobody");
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  if (!(uid > 0) || !(gid > 0)) {
    throw new Error("we run as root, which PostgreSQL refuses, and there is no user `nobody`");
  }
  return { uid, gid };
}
