import { chmodSync, chownSync, lstatSync, mkdirSync } from "node:fs";
import type { SystemUser } from "./unprivileged-user.ts";

/** For the user PostgreSQL runs as (ourselves, when undefined), and closed to everyone else. */
export function makePrivateFolder(dir: string, user: SystemUser | undefined): void {
  makeFolder(dir, user, 0o700);
}

/** Ours; others may pass through to what they know the name of, but not look around. */
export function makePassableFolder(dir: string): void {
  makeFolder(dir, undefined, 0o711);
}

/** The mode is set afterwards: a strict umask would close to `nobody` what must be open. */
function makeFolder(dir: string, user: SystemUser | undefined, mode: number): void {
  mkdirSync(dir, { recursive: true, mode });
  assertNoStrangersFolder(dir, user);
  if (user) chownSync(dir, user.uid, user.gid);
  chmodSync(dir, mode);
}

/** In a folder like /tmp anyone may have made this name first, or made it a link into a trap. */
function assertNoStrangersFolder(dir: string, user: SystemUser | undefined): void {
  const found = lstatSync(dir);
  if (!found.isDirectory()) throw new Error(`${dir} is in the way: it should be a folder`);
  const us = process.getuid?.();
  if (us !== undefined && found.uid !== us && found.uid !== user?.uid) {
    throw new Error(`${dir} belongs to another user (uid ${found.uid})`);
  }
}
