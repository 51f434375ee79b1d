import { listedByGit } from "./git.ts";

/** `since` says what the files are compared with. */
export type Changes = { files: string[]; since: string };

/** Without renames, because a renamed file is one that is gone and a new one. */
const NAMES = ["--name-only", "--no-renames"];

/**
 * Without a ref the uncommitted changes, or if there are none those of the last commit; with a ref everything since
 * the commit at which it and the present state parted.
 */
export function changedFiles(root: string, ref?: string): Changes {
  const diff = (...args: string[]) => [
    ...listedByGit(root, "diff", ...NAMES, ...args),
    ...listedByGit(root, "ls-files", "--others", "--exclude-standard"),
  ];
  if (ref !== undefined) return { files: diff("--merge-base", ref), since: ref };
  const uncommitted = diff("HEAD");
  if (uncommitted.length > 0) return { files: uncommitted, since: "the last commit" };
  const committed = listedByGit(root, "show", ...NAMES, "--format=", "--first-parent", "HEAD");
  return { files: committed, since: "the commit before the last" };
}
