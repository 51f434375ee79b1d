import path from "node:path";
import type { Finding, SourceFile } from "./source-files.ts";

const NUMBERED = /^(\d{4})-/;

/** Finds numbers that two branches both took, and gaps left for a file that never came. */
export function findMisnumbered(
  files: readonly SourceFile[],
  { mayMiss }: { mayMiss: boolean },
): Finding[] {
  const numbered = files
    .map((file) => ({ file: file.path, number: NUMBERED.exec(path.basename(file.path))?.[1] }))
    .filter(({ number }) => number !== undefined)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  return numbered.flatMap(({ file, number }, at) => {
    const before = numbered[at - 1];
    const next = String(Number(before?.number ?? 0) + 1).padStart(4, "0");
    if (number === before?.number) {
      return [{ file, line: 1, problem: `${path.basename(before?.file ?? "")} has its number` }];
    }
    return mayMiss || number === next ? [] : [{ file, line: 1, problem: `${next} is free` }];
  });
}
