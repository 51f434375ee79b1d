import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { eventually } from "../fixtures/eventually.ts";
import { commandLine, exists, isAlive, processStartTime } from "./processes.ts";

const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function start(command: string, ...args: string[]) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  return { child, pid: child.pid ?? 0 };
}

test("a running process is alive and has its command line and a constant start time", () => {
  const { pid } = start("sleep", "60");
  expect(isAlive(pid)).toBe(true);
  expect(commandLine(pid)).toContain("sleep 60");
  expect(processStartTime(pid)).toBe(processStartTime(pid));
  expect(processStartTime(pid)).not.toBe(processStartTime(1));
});

test("an ended process is not alive and has no command line", async () => {
  const { child, pid } = start("true");
  await once(child, "exit");
  expect(exists(pid)).toBe(false);
  expect(isAlive(pid)).toBe(false);
  expect(processStartTime(pid)).toBeUndefined();
  expect(commandLine(pid)).toBe("");
});

test.each([0, -1, Number.NaN, 1.5])("%d is not a process id", (pid) => {
  expect(isAlive(pid)).toBe(false);
});

test.runIf(existsSync("/proc/self/stat"))("a zombie process exists but is not alive", async () => {
  // The shell starts a child and then becomes `sleep`, which never reaps it when it ends.
  const { child } = start("sh", "-c", "sleep 0.5 & echo $!; exec sleep 60");
  const [output] = await once(child.stdout ?? child, "data");
  const zombie = Number(String(output));
  await eventually(() => expect(isAlive(zombie)).toBe(false));
  expect(exists(zombie)).toBe(true);
});
