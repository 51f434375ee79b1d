export type Tally = { passed: number; failed: number; skipped: number };

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: unknown[];
};

/** A file that could not be loaded has no tests to count, and is a failure all the same. */
export function tallyOfVitest({ testResults }: VitestReport): Tally {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const unloaded = testResults.filter(
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

/** What cannot be right is a failure: a run that ended badly without one, and a run of nothing. */
export function checked(tally: Tally | undefined, exitCode: number | null): Tally {
  const { passed, failed, skipped } = tally ?? { passed: 0, failed: 0, skipped: 0 };
  const isBad = failed > 0 || exitCode !== 0 || passed === 0;
  return { passed, failed: isBad ? Math.max(1, failed) : 0, skipped };
}

export function sum(tallies: Tally[]): Tally {
  const total = (kind: keyof Tally) => tallies.reduce((all, tally) => all + tally[kind], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}
