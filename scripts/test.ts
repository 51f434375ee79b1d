/** `npm test`: runs all tiers of tests, or only the named ones, and lists failed tests at the end. */
import { parseArgs } from "node:util";
import { columns } from "./run-command.ts";
import { runTiers, type TierRun } from "./test-run/run-tiers.ts";
import { slowestFiles, sum, type Tally } from "./test-run/tally.ts";
import { RUNNERS, TIERS } from "./test-run/tiers.ts";

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

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { full: { type: "boolean", default: false } },
  });
  const unknown = positionals.find((name) => !TIERS.some((tier) => tier === name));
  if (unknown) throw new Error(`there is no tier ${unknown}`);
  const wanted = TIERS.filter((tier) => positionals.length === 0 || positionals.includes(tier));
  const runs = await runTiers(RUNNERS, wanted, {
    env: values.full ? { TEST_FULL: "true" } : {},
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
