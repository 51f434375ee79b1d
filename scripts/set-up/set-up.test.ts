import { execFile, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.mjs";
import { inProject, withoutProjectBin, withProjectBin } from "./project.mjs";
import { digestOfFiles, stampIn } from "./stamp.mjs";

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cartage-set-up-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the set-up lock", () => {
  /** Writes when it enters and leaves, with a pause between in which another process could slip in. */
  const PROGRAM = `
    import { appendFileSync } from "node:fs";
    import { oneAtATime } from ${JSON.stringify(inProject("scripts/set-up/one-at-a-time.mjs"))};
    const [lock, diary] = process.argv.slice(-2);
    await oneAtATime(async () => {
      appendFileSync(diary, "in ");
      await new Promise((resolve) => setTimeout(resolve, 20));
      appendFileSync(diary, "out ");
    }, lock);`;
  const enter = (lock: string, diary: string) =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", PROGRAM, lock, diary]);

  test("lets several processes run in turn", { timeout: 30_000 }, async () => {
    const lock = inFolder("turns.lock");
    const diary = inFolder("turns.txt");
    await Promise.all([enter(lock, diary), enter(lock, diary), enter(lock, diary)]);
    expect(readFileSync(diary, "utf8")).toBe("in out in out in out ");
    expect(existsSync(lock)).toBe(false);
  });

  test("is taken in turn if all find an abandoned lock", { timeout: 30_000 }, async () => {
    const lock = inFolder("abandoned.lock");
    const diary = inFolder("abandoned.txt");
    writeFileSync(lock, `${await pidOfTheDead()} 1`);
    await Promise.all([enter(lock, diary), enter(lock, diary), enter(lock, diary)]);
    expect(readFileSync(diary, "utf8")).toBe("in out in out in out ");
  });

  test.runIf(existsSync("/proc/self/stat"))("ignores a reused process id", async () => {
    const lock = inFolder("stranger.lock");
    writeFileSync(lock, `${process.pid} 1`);
    expect(await oneAtATime(async () => "done", lock)).toBe("done");
  });

  test("is released after a failure", async () => {
    const lock = inFolder("failure.lock");
    const fail = () => Promise.reject(new Error("no room"));
    await expect(oneAtATime(fail, lock)).rejects.toThrow("no room");
    expect(existsSync(lock)).toBe(false);
  });

  function pidOfTheDead(): Promise<number | undefined> {
    const child = spawn("true");
    return new Promise((resolve) => child.on("close", () => resolve(child.pid)));
  }
});

describe("the check whether a build is outdated", () => {
  const digest = () => digestOfFiles(["src", "not-there"], { root: folder, skip: /\.test\.ts$/ });

  test("depends on file names and contents, not on times or skipped files", () => {
    mkdirSync(inFolder("src/deep"), { recursive: true });
    writeFileSync(inFolder("src/deep/a.ts"), "one");
    const first = digest();

    utimesSync(inFolder("src/deep/a.ts"), 1, 1);
    writeFileSync(inFolder("src/a.test.ts"), "a test");
    expect(digest()).toBe(first);

    writeFileSync(inFolder("src/deep/a.ts"), "two");
    const second = digest();
    expect(second).not.toBe(first);

    renameSync(inFolder("src/deep/a.ts"), inFolder("src/deep/b.ts"));
    expect(digest()).not.toBe(second);
  });

  test("accepts a stamp for its digest until the stamp is removed", () => {
    const stamp = stampIn(inFolder("build/stamp"));
    expect(stamp.matches("a")).toBe(false);
    stamp.write("a");
    expect(stamp.matches("a")).toBe(true);
    expect(stamp.matches("b")).toBe(false);
    stamp.remove();
    expect(stamp.matches("a")).toBe(false);
  });
});

test("the project's binaries come first in PATH, and are removed from it for npm", () => {
  const env = { PATH: ["/usr/bin", inProject("node_modules/.bin"), "/bin"].join(path.delimiter) };
  const [first] = withProjectBin(env).PATH?.split(path.delimiter) ?? [];
  expect(first).toBe(inProject("node_modules/.bin"));
  expect(withoutProjectBin(env).PATH).toBe(["/usr/bin", "/bin"].join(path.delimiter));
});
