import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";

const HAS_PROC = existsSync("/proc/self/stat");

/** Whether the pid is in use, with the same check as PostgreSQL: a zombie counts too. */
export function exists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, ["EPERM"]);
  }
}

/** A zombie is not alive: in a container without an init process nothing ever reaps it. */
export function isAlive(pid: number): boolean {
  return exists(pid) && !(HAS_PROC && readStat(pid)?.state === "Z");
}

/** Distinguishes a process from a later one with the same pid; undefined if it is gone. */
export function processStartTime(pid: number): string | undefined {
  return HAS_PROC ? readStat(pid)?.startTime : askPs(pid, "lstart=");
}

/** Empty if the process is gone, a zombie, or hidden because it belongs to another user. */
export function commandLine(pid: number): string {
  if (!HAS_PROC) return askPs(pid, "args=") ?? "";
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function readStat(pid: number): { state: string; startTime: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets, which may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startTime: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync("ps", ["-ww", "-o", column, "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** One file per process that uses the postmaster, named `pid-unique`, containing the process's start time. */
export function registerOwner(ownersDir: string): string {
  const file = path.join(ownersDir, `${process.pid}-${randomUUID()}`);
  writeFileSync(file, processStartTime(process.pid) ?? "");
  return file;
}

export function unregisterOwner(file: string): void {
  rmSync(file, { force: true });
}

/** The pids that still use the postmaster; files of dead processes are removed. */
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
