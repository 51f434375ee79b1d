import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inProject } from "./project.mjs";

const CLEARING_TAKES_AT_MOST_MS = 5_000;
const POLL_MS = 100;

/** Two processes in one checkout must not install or build into the same folders at the same time. */
export async function oneAtATime(work, lock = inProject(".cache/set-up.lock")) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let hasSaidSo = false;
  while (!create(lock)) {
    if (isAbandoned(lock)) clear(lock);
    else if (!hasSaidSo) {
      hasSaidSo = true;
      process.stdout.write("Waiting for another set-up of this checkout …\n");
    }
    await sleep(POLL_MS);
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

function create(file) {
  try {
    writeFileSync(file, `${process.pid} ${birthOf(process.pid)}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the lock's process has ended, or another process has its number now. */
function isAbandoned(lock) {
  const [pid, birth = ""] = read(lock).split(" ");
  // The file is empty between its creation and its first byte.
  if (!pid) return isOld(lock);
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
  return birthOf(pid) !== birth;
}

/** When a process began, in ticks of the kernel; empty if the kernel does not tell. */
function birthOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

/** Only one waiting process clears the lock, after checking again: a second one would remove a newcomer's lock. */
function clear(lock) {
  const clearing = `${lock}.clearing`;
  if (!create(clearing)) {
    if (isOld(clearing)) rmSync(clearing, { force: true });
    return;
  }
  if (isAbandoned(lock)) rmSync(lock, { force: true });
  rmSync(clearing, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isOld(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > CLEARING_TAKES_AT_MOST_MS;
  } catch {
    return false;
  }
}
