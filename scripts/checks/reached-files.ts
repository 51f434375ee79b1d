import path from "node:path";
import type { SourceFile } from "./source-files.ts";

const IMPORTED = /(?:import|export)\s+(type\s+)?(?:[^;"]*?from\s+)?"([^"]+)"/g;

/** Resolves `#features/…` and relative paths; undefined for packages. */
function resolve(from: string, name: string): string | undefined {
  if (name.startsWith(".")) return path.posix.join(path.posix.dirname(from), name);
  return name.startsWith("#") ? `src/${name.slice(1)}` : undefined;
}

/** The files imported by those that match `from`, directly or not; type-only imports do not count. */
export function reachedFiles(files: readonly SourceFile[], from: RegExp): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<SourceFile>();
  const follow = (file: SourceFile | undefined): void => {
    if (!file || reached.has(file)) return;
    reached.add(file);
    for (const [, isType, name = ""] of file.text.matchAll(IMPORTED)) {
      if (!isType) follow(byPath.get(resolve(file.path, name) ?? ""));
    }
  };
  for (const file of files) if (from.test(file.path)) follow(file);
  return [...reached];
}
