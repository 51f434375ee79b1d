import { type Tally, talliesOfVitest, tallyOfPlaywright } from "./tally.ts";

export const TIERS = ["rules", "database", "api", "browser"] as const;
export type Tier = (typeof TIERS)[number];

/** A program that runs some of the tiers; the report is what their totals are read from. */
export type Runner = {
  tiers: readonly Tier[];
  command: (tiers: readonly Tier[], report: string) => string[];
  env?: (report: string) => NodeJS.ProcessEnv;
  tallies: (report: never) => Partial<Record<Tier, Tally>>;
};

/**
 * From the quick and near to the slow and whole, so that a mistake shows early. The first three share
 * one run: while the last file of one tier is busy on one core, the other core begins with the next.
 */
export const RUNNERS: readonly Runner[] = [
  {
    tiers: ["rules", "database", "api"],
    command: (tiers, report) => [
      "vitest",
      "run",
      ...tiers.map((tier) => `--project=${tier}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    tallies: talliesOfVitest,
  },
  {
    tiers: ["browser"],
    command: () => [
      "playwright",
      "test",
      "--config=e2e/playwright.config.ts",
      `--reporter=${process.env.CI ? "line" : "list"},json`,
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    tallies: (report) => ({ browser: tallyOfPlaywright(report) }),
  },
];
