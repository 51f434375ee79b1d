import { type Tally, tallyOfPlaywright, tallyOfVitest } from "./tally.ts";

/** Files and environment of one tier's run; the report is what its totals are read from. */
export type Tier = {
  name: string;
  command: (report: string) => string[];
  env?: (report: string) => NodeJS.ProcessEnv;
  tally: (report: never) => Tally;
};

const vitestTier = (name: string): Tier => ({
  name,
  command: (report) => [
    "vitest",
    "run",
    `--project=${name}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  tally: tallyOfVitest,
});

/** From the quick and near to the slow and whole, so that a mistake shows early. */
export const TIERS: Tier[] = [
  vitestTier("rules"),
  vitestTier("database"),
  vitestTier("api"),
  {
    name: "browser",
    command: () => [
      "playwright",
      "test",
      "--config=e2e/playwright.config.ts",
      `--reporter=${process.env.CI ? "line" : "list"},json`,
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    tally: tallyOfPlaywright,
  },
];
