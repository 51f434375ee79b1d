/**
 * `npm test`: runs all tiers of tests, or only the named ones, and lists failed tests at the end. With `--changed` runs
 * the tests that uncommitted changes may break, or the changes since a ref.
 */
import { parseArgs } from "node:util";
import { changedTests } from "./changed-tests/changed-tests.ts";
import { columns } from "./run-command.ts";
import { runTiers, type TestFiles, type TierRun } from "./test-run/run-tiers.ts";
import { slowestFiles, sum, type Tally } from "./test-run/tally.ts";
import { RUNNERS, TIERS, type Tier } from "./test-run/tiers.ts";

const inSeconds = (seconds: number | undefined, of: string) =>
  seconds === undefined ? "" : `${seconds.toFixed(1)} s ${of}`;

/** Tiers that ran together share one time and one sum of processor seconds, which are in a row of their own. */
function rows({ tiers, seconds, processorSeconds }: TierRun): string[][] {
  const own = tiers.map(({ tier, tally, worked }) => [
    tier,
    `${tally.passed} passed`,
    `${tally.failed} failed`,
    tally.skipped > 0 ? `${tally.skipped} skipped` : "",
    inSeconds(worked, "of the processor"),
  ]);
  const whole = [inSeconds(seconds, "by the clock"), inSeconds(processorSeconds, "of processors")];
  return [...own, ["", "", "", "", whole.filter(Boolean).join(", ")]];
}

const SLOWEST = 10;

function printSlowest(tallies: readonly Tally[]): void {
  const slowest = slowestFiles(tallies, SLOWEST);
  console.log("\nSlowest files:");
  console.log(columns(slowest.map(({ file, seconds }) => [`${seconds.toFixed(1)} s`, file])));
}

const OFF = { type: "boolean", default: false } as const;

function namedTiers(names: readonly string[]): readonly Tier[] {
  const unknown = names.find((name) => !TIERS.some((tier) => tier === name));
  if (unknown) throw new Error(`there is no tier ${unknown}`);
  return TIERS.filter((tier) => names.length === 0 || names.includes(tier));
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { full: OFF, changed: OFF, list: OFF },
  });
  const files: TestFiles = values.changed ? await changedTests(positionals[0], values) : {};
  const wanted = values.changed ? TIERS.filter((tier) => files[tier]) : namedTiers(positionals);
  if (wanted.length === 0) return 0;
  const runs = await runTiers(RUNNERS, wanted, {
    env: values.full ? { TEST_FULL: "true" } : {},
    files,
  });
  const tallies = runs.flatMap(({ tiers }) => tiers.map(({ tally }) => tally));
  const { passed, failed } = sum(tallies);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  for (const failure of failures) console.log(`failed: ${failure}`);
  printSlowest(tallies);
  console.log(`\n${columns(runs.flatMap(rows))}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
