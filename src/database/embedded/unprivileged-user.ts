import { readFileSync } from "node:fs";

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
