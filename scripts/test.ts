/** `npm test`: all tiers of tests, up to the first run that fails; names of tiers run only those. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { columns, runCommand, timed } from "./run-command.ts";
import { inProject } from "./set-up/project.mjs";
import { checked, sum, type Tally } from "./test-run/tally.ts";
import { RUNNERS, type Runner, TIERS, type Tier } from "./test-run/tiers.ts";

type Run = { tiers: { tier: Tier; tally: Tally }[]; seconds: number };

async function run(runner: Runner, tiers: readonly Tier[], env: NodeJS.ProcessEnv): Promise<Run> {
  const name = tiers.join(", ");
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const report = inProject(".cache/test-run", `${tiers.join("-")}.json`);
  mkdirSync(inProject(".cache/test-run"), { recursive: true });
  rmSync(report, { force: true });
  const [{ code }, seconds] = await timed(() =>
    runCommand(runner.command(tiers, report), { env: { ...env, ...runner.env?.(report) } }),
  );
  const found = readTallies(runner, report);
  const tallies = checked(
    tiers.map((tier) => found[tier]),
    code,
  );
  return { tiers: tiers.map((tier, at) => ({ tier, tally: tallies[at] as Tally })), seconds };
}

function readTallies(runner: Runner, report: string): ReturnType<Runner["tallies"]> {
  try {
    return runner.tallies(JSON.parse(readFileSync(report, "utf8")) as never);
  } catch {
    console.error(`\nThe run of ${runner.tiers.join(", ")} ended without a report.`);
    return {};
  }
}

/** Tiers of one run have one time, on its last line. */
const rows = ({ tiers, seconds }: Run) =>
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
  const runs: Run[] = [];
  for (const runner of RUNNERS) {
    const tiers = runner.tiers.filter((tier) => wanted.includes(tier));
    if (tiers.length === 0) continue;
    const done = await run(runner, tiers, values.full ? { TEST_FULL: "true" } : {});
    runs.push(done);
    if (done.tiers.some(({ tally }) => tally.failed > 0)) break;
  }
  const ran = runs.flatMap(({ tiers }) => tiers);
  const notRun = wanted.slice(ran.length).map((tier) => [tier, "not run", "", "", ""]);
  const { passed, failed } = sum(ran.map(({ tally }) => tally));
  console.log(
    `\n${columns([...runs.flatMap(rows), ...notRun])}\n\n${passed} passed, ${failed} failed`,
  );
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
