import { type Tally, talliesOfVitest, tallyOfPlaywright, tierOf } from "./tally.ts";
import { notesBeside, readNotes, tierTimes } from "./tier-times.ts";

export const TIERS = ["rules", "database", "api", "browser"] as const;
export type Tier = (typeof TIERS)[number];

/** A program that runs some of the tiers; their totals are read from its report. */
export type Runner = {
  tiers: readonly Tier[];
  /** Runs whole tiers, or only the given files, or lines of files as `a.spec.ts:7`. */
  command: (tiers: readonly Tier[], report: string, files?: readonly string[]) => string[];
  env?: (report: string) => NodeJS.ProcessEnv;
  tallies: (report: never) => Partial<Record<Tier, Tally>>;
  /** How long the test code of each tier worked, if several tiers share the run. */
  times?: (report: string) => ReadonlyMap<Tier, number>;
};

/**
 * From fast and small tests to slow and whole ones, so that mistakes show early. The first three tiers share one run:
 * while the last file of one tier keeps one core busy, other cores begin with the next tier.
 */
export const RUNNERS: readonly Runner[] = [
  {
    tiers: ["rules", "database", "api"],
    command: (tiers, report, files = []) => [
      "vitest",
      "run",
      ...files,
      ...tiers.map((tier) => `--project=${tier}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env: (report) => ({ PROCESSOR_NOTES: notesBeside(report) }),
    tallies: talliesOfVitest,
    times: (report) => tierTimes<Tier>(readNotes(report), tierOf),
  },
  {
    tiers: ["browser"],
    command: (_, __, files = []) => [
      "playwright",
      "test",
      ...files,
      "--config=e2e/playwright.config.ts",
      `--reporter=${process.env.CI ? "line" : "list"},json`,
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    tallies: (report) => ({ browser: tallyOfPlaywright(report) }),
  },
];
