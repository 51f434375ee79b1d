/** `npm test`: runs all tiers of tests, or only the named ones, and lists failed tests at the end. */
import { parseArgs } from "node:util";
import { columns } from "./run-command.ts";
import { runTiers, type TierRun } from "./test-run/run-tiers.ts";
import { sum } from "./test-run/tally.ts";
import { RUNNERS, TIERS } from "./test-run/tiers.ts";

/** Tiers that ran together share one time, which is in the last row. */
const rows = ({ tiers, seconds }: TierRun) =>
  tiers.map(({ tier, tally }, at) => [
    tier,
    `${tally.passed} passed`,
    `${tally.failed} failed`,
    tally.skipped > 0 ? `${tally.skipped} skipped` : "",
    at < tiers.length - 1 ? "" : `${seconds.toFixed(1)} s`,
  ]);

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
  for (const flaky of tallies.flatMap((tally) => tally.flaky ?? [])) console.log(`flaky: ${flaky}`);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`\n${columns(runs.flatMap(rows))}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
