import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "changed-"));
afterAll(() => rmSync(root, { recursive: true }));

const AUTHOR = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
const git = (...args: string[]) => execFileSync("git", [...AUTHOR, ...args], { cwd: root });
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(path.join(root, name), `${Math.random()}`);
};

function commit(...names: string[]): void {
  write(...names);
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change files");
}

test("uncommitted changes count first, then the last commit; with a ref all since its branch began", () => {
  git("init", "--quiet", "--initial-branch=main");
  commit("first.ts", "gone.ts");
  expect(changedFiles(root).files).toEqual(["first.ts", "gone.ts"]);
  git("switch", "--quiet", "--create", "branch");
  commit("second.ts");
  commit("third ü.ts");
  expect(changedFiles(root).files).toEqual(["third ü.ts"]);
  git("switch", "--quiet", "main");
  commit("elsewhere.ts");
  git("switch", "--quiet", "branch");
  rmSync(path.join(root, "gone.ts"));
  write("new.ts", "first.ts");
  expect(changedFiles(root).files).toEqual(["first.ts", "gone.ts", "new.ts"]);
  const sinceMain = changedFiles(root, "main").files;
  expect(sinceMain).toEqual(["first.ts", "gone.ts", "second.ts", "third ü.ts", "new.ts"]);
});
