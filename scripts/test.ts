/** `npm test`: the tiers of tests one after another, up to the first that fails; names of tiers run only those. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { columns, runCommand, timed } from "./run-command.ts";
import { inProject } from "./set-up/project.mjs";
import { checked, sum, type Tally } from "./test-run/tally.ts";
import { TIERS, type Tier } from "./test-run/tiers.ts";

type Run = { tier: Tier; tally: Tally; seconds: number };

async function runTier(tier: Tier, env: NodeJS.ProcessEnv): Promise<Run> {
  console.log(`\n── ${tier.name} ${"─".repeat(60 - tier.name.length)}`);
  const report = inProject(".cache/test-run", `${tier.name}.json`);
  mkdirSync(inProject(".cache/test-run"), { recursive: true });
  rmSync(report, { force: true });
  const [{ code }, seconds] = await timed(() =>
    runCommand(tier.command(report), { env: { ...env, ...tier.env?.(report) } }),
  );
  return { tier, tally: checked(readTally(tier, report), code), seconds };
}

function readTally(tier: Tier, report: string): Tally | undefined {
  try {
    return tier.tally(JSON.parse(readFileSync(report, "utf8")) as never);
  } catch {
    console.error(`\nThe run of ${tier.name} ended without a report.`);
    return undefined;
  }
}

const row = ({ tier, tally, seconds }: Run) => [
  tier.name,
  `${tally.passed} passed`,
  `${tally.failed} failed`,
  tally.skipped > 0 ? `${tally.skipped} skipped` : "",
  `${seconds.toFixed(1)} s`,
];

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { full: { type: "boolean", default: false } },
  });
  const unknown = positionals.find((name) => !TIERS.some((tier) => tier.name === name));
  if (unknown) throw new Error(`there is no tier ${unknown}`);
  const tiers = TIERS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const runs: Run[] = [];
  for (const tier of tiers) {
    const run = await runTier(tier, values.full ? { TEST_FULL: "true" } : {});
    runs.push(run);
    if (run.tally.failed > 0) break;
  }
  const notRun = tiers.slice(runs.length).map(({ name }) => [name, "not run", "", "", ""]);
  const { passed, failed } = sum(runs.map(({ tally }) => tally));
  console.log(`\n${columns([...runs.map(row), ...notRun])}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
