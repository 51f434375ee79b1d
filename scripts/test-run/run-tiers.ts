import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { runCommand, timed } from "../run-command.ts";
import { inProject } from "../set-up/project.mjs";
import { watchProcessorTime } from "./processor-time.ts";
import { checked, type Tally } from "./tally.ts";
import { notesBeside } from "./tier-times.ts";
import type { Runner, Tier } from "./tiers.ts";

export type TierRun = {
  /** `worked`: the processor seconds of the tier's own test code, if several tiers share the run. */
  tiers: { tier: Tier; tally: Tally; worked?: number }[];
  seconds: number;
  /** The processor seconds of all processes of the run; unknown on other systems than Linux. */
  processorSeconds: number | undefined;
};

/** Without an entry a tier runs whole. */
export type TestFiles = Partial<Record<Tier, readonly string[]>>;

type Options = { env?: NodeJS.ProcessEnv; files?: TestFiles; reports?: string };

/**
 * Runners run in parallel, because each leaves cores unused at its start, while it waits and at its end. They share
 * the cores: with more workers than cores, every test takes more processor time. Their output is printed one after
 * another. All of them run even if one fails, so that all failures are seen.
 */
export async function runTiers(
  runners: readonly Runner[],
  wanted: readonly Tier[],
  { env = {}, files = {}, reports = inProject(".cache/test-run") }: Options = {},
): Promise<TierRun[]> {
  mkdirSync(reports, { recursive: true });
  const needed = runners
    .map((runner) => ({ runner, tiers: runner.tiers.filter((tier) => wanted.includes(tier)) }))
    .filter(({ tiers }) => tiers.length > 0);
  const workers = Math.max(1, Math.floor(availableParallelism() / needed.length));
  const shared = { env: { ...env, TEST_WORKERS: String(workers) }, files };
  const runs: Promise<TierRun>[] = [];
  for (const { runner, tiers } of needed) {
    const report = path.join(reports, `${tiers.join("-")}.json`);
    runs.push(runTogether(runner, tiers, { ...shared, report, before: runs.at(-1) }));
  }
  return Promise.all(runs);
}

type Surroundings = {
  report: string;
  env: NodeJS.ProcessEnv;
  files: TestFiles;
  before: Promise<unknown> | undefined;
};

async function runTogether(
  runner: Runner,
  tiers: readonly Tier[],
  { report, env, files, before }: Surroundings,
): Promise<TierRun> {
  const name = tiers.join(", ");
  const head = () => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const printAfter = before?.then(head);
  if (!printAfter) head();
  for (const file of [report, notesBeside(report)]) rmSync(file, { force: true });
  let stopWatch: (() => number | undefined) | undefined;
  const [{ code }, seconds] = await timed(() =>
    runCommand(
      runner.command(
        tiers,
        report,
        tiers.flatMap((tier) => files[tier] ?? []),
      ),
      {
        env: { ...env, ...runner.env?.(report) },
        onStart: (pid) => {
          stopWatch = watchProcessorTime(pid);
        },
        ...(printAfter ? { printAfter } : {}),
      },
    ),
  );
  const processorSeconds = stopWatch?.();
  await printAfter;
  const found = readReport(() => runner.tallies(JSON.parse(readFileSync(report, "utf8")) as never));
  const worked = readReport(() => runner.times?.(report));
  if (!found) console.error(`\nThe run of ${name} ended without a report.`);
  const tallies = checked(
    tiers.map((tier) => found?.[tier]),
    code,
  );
  const rows = tiers.map((tier, at) => {
    const own = worked?.get(tier);
    return { tier, tally: tallies[at] as Tally, ...(own === undefined ? {} : { worked: own }) };
  });
  return { tiers: rows, seconds, processorSeconds };
}

/** Undefined if the run did not write it, or not whole. */
function readReport<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
