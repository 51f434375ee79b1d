import { execFileSync } from "node:child_process";

/** The paths that a command of git lists, from the root of the project. */
export function listedByGit(root: string, command: string, ...args: string[]): string[] {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 } as const;
  return execFileSync("git", [command, "-z", ...args], options)
    .split("\0")
    .filter(Boolean);
}
