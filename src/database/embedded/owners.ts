import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive, processStartTime } from "./processes.ts";

/** One file per user of the postmaster, named `pid-unique`, holding the process's start mark. */
export function registerOwner(ownersDir: string): string {
  const file = path.join(ownersDir, `${process.pid}-${randomUUID()}`);
  writeFileSync(file, processStartTime(process.pid) ?? "");
  return file;
}

export function unregisterOwner(file: string): void {
  rmSync(file, { force: true });
}

/** Pids of those who still use the postmaster; files of processes that died are cleared away. */
export function liveOwners(ownersDir: string): number[] {
  const pids: number[] = [];
  for (const name of readdirSync(ownersDir)) {
    const file = path.join(ownersDir, name);
    const pid = Number(name.split("-", 1)[0]);
    if (isAlive(pid) && processStartTime(pid) === readFileSync(file, "utf8")) pids.push(pid);
    else rmSync(file, { force: true });
  }
  return pids;
}
