export type Tally = { passed: number; failed: number; skipped: number };

type VitestFile = { name: string; status: string; assertionResults: { status: string }[] };
type VitestReport = { testResults: VitestFile[] };
type VitestTier = "rules" | "database" | "api";
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: unknown[];
};

export function talliesOfVitest({ testResults }: VitestReport): Partial<Record<VitestTier, Tally>> {
  const tiers = Map.groupBy(testResults, ({ name }) => tierOf(name));
  return Object.fromEntries(tiers.entries().map(([tier, files]) => [tier, tallyOf(files)]));
}

/** As the projects of `vitest.config.ts` choose their files. */
function tierOf(file: string): VitestTier {
  if (file.endsWith(".db.test.ts")) return "database";
  return file.endsWith(".api.test.ts") ? "api" : "rules";
}

/** A file that could not be loaded has no tests to count, and is a failure all the same. */
function tallyOf(files: readonly VitestFile[]): Tally {
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const unloaded = files.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const passed = count("passed");
  const failed = count("failed");
  return { passed, failed: failed + unloaded.length, skipped: tests.length - passed - failed };
}

export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** What cannot be right is a failure: a tier of which nothing ran, and a run that ended badly without one. */
export function checked(tallies: readonly (Tally | undefined)[], exitCode: number | null): Tally[] {
  const known = tallies.map((tally = NOTHING) =>
    tally.passed === 0 ? { ...tally, failed: Math.max(1, tally.failed) } : tally,
  );
  const isBad = exitCode !== 0 && known.every(({ failed }) => failed === 0);
  return isBad ? known.map((tally) => ({ ...tally, failed: 1 })) : known;
}

export function sum(tallies: Tally[]): Tally {
  const total = (kind: keyof Tally) => tallies.reduce((all, tally) => all + tally[kind], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}
