import { readFileSync } from "node:fs";
import { inProject } from "../set-up/project.mjs";

/** A line of code whose mutants belong to the sample, found by its text: numbers change with every edit above it. */
export type SampledLine = { file: string; line: string };

const SAMPLE = "scripts/mutate/sample.json";

/** Stryker's patterns of the sampled lines, and the lines that are no longer in their file. */
export function sampledRanges(
  sample: readonly SampledLine[],
  read: (file: string) => string,
): { ranges: string[]; gone: SampledLine[] } {
  const ranges: string[] = [];
  const gone: SampledLine[] = [];
  for (const each of sample) {
    const at = read(each.file)
      .split("\n")
      .findIndex((line) => line.trim() === each.line);
    if (at < 0) gone.push(each);
    else ranges.push(`${each.file}:${at + 1}-${at + 1}`);
  }
  return { ranges, gone };
}

/** A fixed sample of about 380 mutants over all features, for comparing the tests of two commits in minutes. */
export function readSample(): ReturnType<typeof sampledRanges> {
  const sample: SampledLine[] = JSON.parse(readFileSync(inProject(SAMPLE), "utf8"));
  return sampledRanges(sample, (file) => readFileSync(inProject(file), "utf8"));
}
