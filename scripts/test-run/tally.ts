import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../set-up/project.mjs";

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: string[];
  files?: FileTime[];
};

/** How long a file's tests took by the clock. */
export type FileTime = { file: string; seconds: number };

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestFile = {
  name: string;
  status: string;
  message?: string;
  startTime?: number;
  endTime?: number;
  assertionResults: VitestTest[];
};
type VitestReport = { testResults: VitestFile[] };
type VitestTier = "rules" | "database" | "api";
type PlaywrightResult = { duration?: number; errors?: { message?: string }[] };
type PlaywrightTest = { status: string; results?: PlaywrightResult[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; skipped: number };
  errors: unknown[];
};

export function talliesOfVitest({ testResults }: VitestReport): Partial<Record<VitestTier, Tally>> {
  const tiers = Map.groupBy(testResults, ({ name }) => tierOf(name));
  return Object.fromEntries(tiers.entries().map(([tier, files]) => [tier, tallyOf(files)]));
}

/** The same choice of files as the projects of `vitest.config.ts`. */
export function tierOf(file: string): VitestTier {
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
    files: files.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const withReason = ({ name, message }: VitestFile) => name + reason(message);

const failedTestsOf = ({ name, assertionResults }: VitestFile) =>
  assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${name} › ${fullName}${reason(failureMessages?.[0])}`);

export function tallyOfPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Tally {
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
      .map(({ file, title, tests }) => `${file} › ${title}${reason(messageOf(tests))}`),
    files: Map.groupBy(specs, ({ file }) => file)
      .entries()
      .map(([file, own]) => ({ file: `e2e/specs/${file}`, seconds: secondsOf(own) }))
      .toArray(),
  };
}

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const resultsOf = (tests: readonly PlaywrightTest[]) =>
  tests.flatMap(({ results = [] }) => results);

const secondsOf = (specs: readonly PlaywrightSpec[]) =>
  specs
    .flatMap(({ tests }) => resultsOf(tests))
    .reduce((total, { duration = 0 }) => total + duration / 1000, 0);

/** A timeout is one error, and what the test waited for is the next. */
const messageOf = (tests: readonly PlaywrightTest[]) =>
  resultsOf(tests)
    .flatMap(({ errors = [] }) => errors.map(({ message }) => message))
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

/** The files that took longest. */
export const slowestFiles = (tallies: readonly Tally[], count: number): FileTime[] =>
  tallies
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
