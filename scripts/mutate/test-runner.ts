import { readFileSync, writeFileSync } from "node:fs";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type TestRunner,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { configureGlobal } from "fast-check";
import { type FreshModules, hookFreshModules } from "./fresh-modules.ts";
import { activate, instrumented } from "./instrumented.ts";
import { findRuleTests, type RuleTests } from "./rule-tests.ts";
import { runTestFile } from "./run-test-file.ts";
import { type TestOutcome, toResult } from "./test-outcome.ts";

/** Time limits: without a mutant very long; with one, a multiple of the test's usual time, for busy machines. */
const LONGEST = 600_000;
const limitFor = (milliseconds: number) => 2_000 + milliseconds * 20;

/** Test files that take longer, in milliseconds, run after all others. */
const SLOW = 1_000;

/** The file with each test's time without a mutant, by which fast tests run first. */
const TIMES = "test-times.json";

const readTimes = (): Record<string, number> => JSON.parse(readFileSync(TIMES, "utf8"));

type Parts = {
  modules: FreshModules;
  rules: RuleTests;
  times: Record<string, number>;
  /** Files evaluated while the last mutant was active. */
  used: ReadonlySet<string>;
};

/** The run without a mutant: finds all tests, how long they take, and which code each of them reaches. */
async function runAll({ modules, rules }: Parts, files: readonly string[]): Promise<TestOutcome[]> {
  activate(undefined);
  const onTest = (id: string | undefined) => {
    instrumented.currentTestId = id;
  };
  const outcomes: TestOutcome[] = [];
  for (const file of new Set(files.flatMap(rules.testsOf).map(({ test }) => test))) {
    outcomes.push(
      ...(await runTestFile(file, modules.importFile, { bail: false, limit: LONGEST, onTest })),
    );
  }
  return outcomes;
}

/** Tests nearest to the file detect most, so they run first; slow ones, such as those with threads, run last. */
function likeliestFirst({ rules, times }: Parts, file: string, only?: ReadonlySet<string>) {
  const spent = new Map<string, number>();
  for (const [id, time] of Object.entries(times)) {
    const [test = ""] = id.split("#", 1);
    if (!only || only.has(id)) spent.set(test, (spent.get(test) ?? 0) + time);
  }
  return rules
    .testsOf(file)
    .flatMap(({ test, distance }) => {
      const time = spent.get(test);
      return time === undefined ? [] : [{ test, distance, time }];
    })
    .sort((one, other) =>
      Math.max(one.time, other.time) > SLOW
        ? one.time - other.time
        : one.distance - other.distance || one.time - other.time,
    );
}

async function runMutant(parts: Parts, options: MutantRunOptions): Promise<TestOutcome[]> {
  const { activeMutant, mutantActivation, sandboxFileName, testFilter } = options;
  const affected = new Set(parts.rules.affectedBy(sandboxFileName));
  const only = testFilter && new Set(testFilter);
  const tests = likeliestFirst(parts, sandboxFileName, only);
  // Also files that the last mutant affected, because it may have left state in them.
  parts.modules.invalidate([...affected, ...parts.used, ...tests.map(({ test }) => test)]);
  parts.used = affected;
  const outcomes: TestOutcome[] = [];
  for (const { test, time } of tests) {
    activate(mutantActivation === "static" ? activeMutant.id : undefined);
    const onCollected = () => activate(activeMutant.id);
    const run = { only, bail: true, limit: limitFor(time), onCollected };
    outcomes.push(...(await runTestFile(test, parts.modules.importFile, run)));
    if (outcomes.some(({ failure }) => failure !== undefined)) break;
  }
  activate(undefined);
  return outcomes;
}

/**
 * Runs tests in this process, without Vitest's workers: Stryker's own Vitest runner starts one per mutant, which takes
 * a hundred times as long as our tests. Before each mutant, the changed file and all its importers are evaluated again.
 */
function createTestRunner(): TestRunner {
  const root = process.cwd();
  const parts: Parts = {
    modules: hookFreshModules(root),
    rules: findRuleTests(root),
    times: {},
    used: new Set(),
  };
  // A fixed seed, so that a mutant is detected in every run or in none.
  configureGlobal({ seed: 1 });
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async dryRun({ files = [] }) {
      const outcomes = await runAll(parts, files);
      parts.times = Object.fromEntries(outcomes.map(({ id, milliseconds }) => [id, milliseconds]));
      writeFileSync(TIMES, JSON.stringify(parts.times));
      const { mutantCoverage = { static: {}, perTest: {} } } = instrumented;
      return { status: DryRunStatus.Complete, tests: outcomes.map(toResult), mutantCoverage };
    },
    async mutantRun(options) {
      // Another runner may have done the run without a mutant after this one was created.
      if (Object.keys(parts.times).length === 0) parts.times = readTimes();
      instrumented.hitCount = 0;
      instrumented.hitLimit = options.hitLimit;
      const tests = (await runMutant(parts, options)).map(toResult);
      const endless = determineHitLimitReached(instrumented.hitCount, options.hitLimit);
      return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
    },
  };
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "in-process", createTestRunner),
];
