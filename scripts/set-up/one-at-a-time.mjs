import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inProject } from "./project.mjs";

const LOCK = inProject(".cache/set-up.lock");
const CLEARING = `${LOCK}.clearing`;
const CLEARING_TAKES_AT_MOST_MS = 5_000;
const POLL_MS = 200;

/** Two starts in one checkout must not install or build into the same folders at once. */
export async function oneAtATime(work) {
  mkdirSync(inProject(".cache"), { recursive: true });
  let hasSaidSo = false;
  while (!create(LOCK)) {
    if (isAbandoned()) clear();
    else if (!hasSaidSo) {
      hasSaidSo = true;
      process.stdout.write("Waiting for another set-up of this checkout …\n");
    }
    await sleep(POLL_MS);
  }
  const release = () => rmSync(LOCK, { force: true });
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
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Its process is gone, or the number has passed on to a stranger. */
function isAbandoned() {
  const pid = Number(read(LOCK));
  // Empty for the instant between its creation and its first byte.
  if (!pid) return olderThan(LOCK, CLEARING_TAKES_AT_MOST_MS);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
  const commandLine = read(`/proc/${pid}/cmdline`);
  return commandLine !== undefined && !commandLine.includes("set-up.mjs");
}

/** Only one waiter clears, and looks again first: a second would remove the lock of a newcomer. */
function clear() {
  if (!create(CLEARING)) {
    if (olderThan(CLEARING, CLEARING_TAKES_AT_MOST_MS)) rmSync(CLEARING, { force: true });
    return;
  }
  if (isAbandoned()) rmSync(LOCK, { force: true });
  rmSync(CLEARING, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function olderThan(file, age) {
  try {
    return Date.now() - statSync(file).mtimeMs > age;
  } catch {
    return false;
  }
}
