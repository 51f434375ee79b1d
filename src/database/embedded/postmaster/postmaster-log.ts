import { openSync, readFileSync, renameSync, statSync } from "node:fs";

const LARGEST_BYTES = 5_000_000;

/** Closed to others: failed statements are quoted in it. One grown large stays beside as `.1`. */
export function openLog(file: string): { descriptor: number; wordsSinceOpened(): string } {
  if (sizeOf(file) > LARGEST_BYTES) renameSync(file, `${file}.1`);
  const start = sizeOf(file);
  return {
    descriptor: openSync(file, "a", 0o600),
    wordsSinceOpened: () => readFileSync(file).subarray(start).toString("utf8"),
  };
}

export function lastLines(file: string, count: number): string[] {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n").slice(-count);
  } catch {
    return [];
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
