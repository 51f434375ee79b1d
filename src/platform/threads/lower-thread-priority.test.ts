import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const FILE = path.resolve(import.meta.dirname, "lower-thread-priority.ts");

/** Runs in a new process with that niceness, because a lowered priority cannot be raised again. */
const lowered = (nice: number, by: number) =>
  Number(
    execFileSync("nice", [
      "-n",
      String(nice),
      process.execPath,
      "--no-warnings",
      "--input-type=module",
      "--eval",
      `import { getPriority } from "node:os";
       import { lowerThreadPriority } from ${JSON.stringify(FILE)};
       lowerThreadPriority(${by});
       console.log(getPriority(0));`,
    ]),
  );

test.runIf(process.platform === "linux").each([
  [0, 5, 5],
  [0, 10, 10],
  [12, 5, 17],
  [15, 10, 19],
  [19, 5, 19],
])("a thread with nice %d, lowered by %d, gets %d", (nice, by, expected) => {
  const own = Number(execFileSync("nice"));
  expect(lowered(nice, by)).toBe(Math.min(own + expected, 19));
});
