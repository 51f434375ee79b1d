import { stripVTControlCharacters } from "node:util";

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: string[];
  /** Tests that passed only at the second attempt. */
  flaky?: string[];
};

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: VitestTest[];
};
type VitestReport = { testResults: VitestFile[] };
type VitestTier = "rules" | "database" | "api";
type PlaywrightTest = { status: string; results?: { errors?: { message?: string }[] }[] };
type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: unknown[];
};

export function talliesOfVitest({ testResults }: VitestReport): Partial<Record<VitestTier, Tally>> {
  const tiers = Map.groupBy(testResults, ({ name }) => tierOf(name));
  return Object.fromEntries(tiers.entries().map(([tier, files]) => [tier, tallyOf(files)]));
}

/** The same choice of files as the projects of `vitest.config.ts`. */
function tierOf(file: string): VitestTier {
  if (file.endsWith(".db.test.ts")) return "database";
  return file.endsWith(".api.test.ts") ? "api" : "rules";
}

/** A file that could not be loaded has no tests to count, but is a failure. */
function tallyOf(files: readonly VitestFile[]): Tally {
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const unloaded = files.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const passed = count("passed");
  const failed = count("failed");
  return {
    passed,
    failed: failed + unloaded.length,
    skipped: tests.length - passed - failed,
    failures: [...files.flatMap(failedTestsOf), ...unloaded.map(withReason)],
  };
}

const withReason = ({ name, message }: VitestFile) => name + reason(message);

const failedTestsOf = ({ name, assertionResults }: VitestFile) =>
  assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${name} › ${fullName}${reason(failureMessages?.[0])}`);

export function tallyOfPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => specsThat(suite, "unexpected")),
    flaky: suites.flatMap((suite) => specsThat(suite, "flaky")),
  };
}

function specsThat({ specs = [], suites = [] }: PlaywrightSuite, end: string): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === end))
    .map(({ file, title, tests }) => `${file} › ${title}${reason(messageOf(tests))}`);
  return [...own, ...suites.flatMap((suite) => specsThat(suite, end))];
}

/** Takes the first failed attempt: a timeout is one error, and what the test waited for is the next. */
const messageOf = (tests: readonly PlaywrightTest[]) =>
  tests
    .flatMap(({ results = [] }) => results)
    .find(({ errors = [] }) => errors.length > 0)
    ?.errors?.map(({ message }) => message)
    .join("\n");

const REASON_LINES = 6;

/** The first lines of an error, to tell a wrong result from a timeout if only the end of a log is kept. */
function reason(message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, REASON_LINES);
  return lines
    .map((line) => `\n    ${line}`.trimEnd())
    .join("")
    .trimEnd();
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Counts two cases as failures: a tier in which no test passed, and a bad exit code without a failed test. */
export function checked(tallies: readonly (Tally | undefined)[], exitCode: number | null): Tally[] {
  const known = tallies.map((tally = NOTHING) =>
    tally.passed === 0 ? { ...tally, failed: Math.max(1, tally.failed) } : tally,
  );
  const isBad = exitCode !== 0 && known.every(({ failed }) => failed === 0);
  return isBad ? known.map((tally) => ({ ...tally, failed: 1 })) : known;
}

export function sum(tallies: Tally[]): Tally {
  const total = (kind: "passed" | "failed" | "skipped") =>
    tallies.reduce((all, tally) => all + tally[kind], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}
