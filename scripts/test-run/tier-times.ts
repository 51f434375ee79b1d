import { readFileSync } from "node:fs";

/** What a worker had worked since its start when it was through with a file. */
export type TimeNote = { pid: number; file: string; seconds: number };

export const notesBeside = (report: string) => `${report}.times`;

/** One note a line. */
export const readNotes = (report: string): TimeNote[] =>
  readFileSync(notesBeside(report), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): TimeNote => JSON.parse(line));

/** The processor seconds of test files by tier: what each worker worked since its file before. */
export function tierTimes<Tier>(
  notes: readonly TimeNote[],
  tierOf: (file: string) => Tier,
): Map<Tier, number> {
  const before = new Map<number, number>();
  const times = new Map<Tier, number>();
  for (const { pid, file, seconds } of notes) {
    const tier = tierOf(file);
    times.set(tier, (times.get(tier) ?? 0) + seconds - (before.get(pid) ?? 0));
    before.set(pid, seconds);
  }
  return times;
}
