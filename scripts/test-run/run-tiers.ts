import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runCommand, timed } from "../run-command.ts";
import { inProject } from "../set-up/project.mjs";
import { checked, type Tally } from "./tally.ts";
import type { Runner, Tier } from "./tiers.ts";

export type TierRun = { tiers: { tier: Tier; tally: Tally }[]; seconds: number };

type Options = { env?: NodeJS.ProcessEnv; reports?: string };

/**
 * Runners run in parallel, because each leaves cores unused at its start, while it waits and at its end. Their output
 * is printed one after another. All of them run even if one fails, so that all failures are seen.
 */
export async function runTiers(
  runners: readonly Runner[],
  wanted: readonly Tier[],
  { env = {}, reports = inProject(".cache/test-run") }: Options = {},
): Promise<TierRun[]> {
  mkdirSync(reports, { recursive: true });
  const runs: Promise<TierRun>[] = [];
  for (const runner of runners) {
    const tiers = runner.tiers.filter((tier) => wanted.includes(tier));
    const report = path.join(reports, `${tiers.join("-")}.json`);
    if (tiers.length > 0)
      runs.push(runTogether(runner, tiers, { report, env, before: runs.at(-1) }));
  }
  return Promise.all(runs);
}

type Surroundings = {
  report: string;
  env: NodeJS.ProcessEnv;
  before: Promise<unknown> | undefined;
};

async function runTogether(
  runner: Runner,
  tiers: readonly Tier[],
  { report, env, before }: Surroundings,
): Promise<TierRun> {
  const name = tiers.join(", ");
  const head = () => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const printAfter = before?.then(head);
  if (!printAfter) head();
  rmSync(report, { force: true });
  const [{ code }, seconds] = await timed(() =>
    runCommand(runner.command(tiers, report), {
      env: { ...env, ...runner.env?.(report) },
      ...(printAfter ? { printAfter } : {}),
    }),
  );
  await printAfter;
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
