/** `npm run mutate`: makes one small change to the rules at a time, and counts how many changes a test detects. */
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { LogLevel, MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { columns } from "../run-command.ts";
import { inProject, ROOT } from "../set-up/project.mjs";
import { ruleFolders, rulesIn } from "./folders.ts";
import { knownMutants } from "./known.ts";
import { readSample } from "./sample.ts";
import { percentOf, type Score, scoreOf, sum } from "./score.ts";
import { dropStaticSurvivors, rememberTests } from "./static-survivors.ts";

/** The per cent of changes that tests have to detect. */
const NEEDED = 90;

const CACHE = ".cache/mutate";

/** Tests of rules read no other files. */
const READ_BY_TESTS = [
  "package.json",
  "src/**/*",
  "demo/**/*.ts",
  "sandbox/**/*",
  "samples/**/*",
  "content/**/*",
];

const reportOf = (folder: string) => `${CACHE}/${folder.replaceAll("/", "-")}`;

/** What all runs have in common. */
function optionsFor(mutate: string[], report: string): PartialStrykerOptions {
  return {
    testRunner: "in-process",
    plugins: ["./scripts/mutate/test-runner.ts"],
    coverageAnalysis: "perTest",
    concurrency: availableParallelism(),
    mutate,
    ignorePatterns: ["*", ...READ_BY_TESTS.map((pattern) => `!${pattern}`)],
    // A folder for each process, because the run that ends first deletes its folder.
    tempDirName: `${CACHE}/sandbox-${process.pid}`,
    // Long enough for a busy machine; endless loops are found by counting hits.
    timeoutMS: 20_000,
    // Restarts runners from time to time, because modules loaded for a mutant stay in memory.
    maxTestRunnerReuse: 400,
    reporters: ["html", "progress-append-only"],
    htmlReporter: { fileName: `${report}.html` },
    warnings: false,
    logLevel: "warn" as LogLevel,
    allowEmpty: true,
    disableTypeChecks: false,
  };
}

function describe({ fileName, location, mutatorName, replacement, status }: MutantResult): string {
  const { line, column } = location.start;
  const at = `${path.relative(ROOT, fileName)}:${line}:${column}`;
  const change = (replacement ?? "").replace(/\s+/g, " ").slice(0, 70);
  return `  ${at} ${status === "NoCoverage" ? "not run by a test: " : ""}${mutatorName} → ${change}`;
}

function row(name: string, score: Score): string[] {
  const { killed, survived, uncovered, explained } = score;
  if (killed + survived + uncovered === 0) return [name, "none", "", "", "", ""];
  return [
    name,
    `${percentOf(score).toFixed(1)} %`,
    `${killed} noticed`,
    `${survived} not noticed`,
    `${uncovered} not run`,
    `${explained} explained`,
  ];
}

async function runFolder(folder: string): Promise<Score> {
  dropStaticSurvivors(folder, reportOf(folder));
  const mutants = await new Stryker({
    ...optionsFor(rulesIn(folder), reportOf(folder)),
    // Keeps results for code and tests that did not change.
    incremental: true,
    incrementalFile: `${reportOf(folder)}.json`,
  }).runMutationTest();
  rememberTests(folder, reportOf(folder));
  return report(folder, mutants);
}

function report(name: string, mutants: readonly MutantResult[]): Score {
  const score = scoreOf(mutants);
  console.log(`\n── ${row(name, score).join("  ")}`);
  const missed = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  console.log(missed.map(describe).join("\n"));
  return score;
}

async function runSample(): Promise<number> {
  const { ranges, gone } = readSample();
  for (const { file, line } of gone) console.log(`no longer in ${file}: ${line}`);
  const options = optionsFor(ranges, `${CACHE}/sample`);
  const score = report("sample", await new Stryker(options).runMutationTest());
  return percentOf(score) >= NEEDED ? 0 : 1;
}

function foldersFor(asked: readonly string[], alone: boolean): string[] {
  const inside = (folder: string, outer: string) => !alone && folder.startsWith(`${outer}/`);
  const wanted = asked.map((folder) => path.relative(ROOT, path.resolve(folder)));
  const folders = ruleFolders().filter(
    (folder) =>
      wanted.length === 0 || wanted.some((each) => folder === each || inside(folder, each)),
  );
  if (folders.length === 0) throw new Error(`no rules in ${asked.join(", ")}`);
  return folders;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: "boolean", default: false },
      /** Without folders inside it that have runs of their own. */
      alone: { type: "boolean", default: false },
      /** Runs nothing, but adds up the results of the last runs. */
      known: { type: "boolean", default: false },
      /** Tries only a fixed sample of about 380 mutants over all features. */
      sample: { type: "boolean", default: false },
    },
  });
  process.chdir(ROOT);
  if (values.sample) return runSample();
  const folders = foldersFor(positionals, values.alone);
  if (values.fresh) {
    for (const folder of folders) rmSync(inProject(`${reportOf(folder)}.json`), { force: true });
  }
  const scores = new Map<string, Score>();
  for (const folder of folders) {
    const score = values.known
      ? scoreOf(knownMutants(folder, `${reportOf(folder)}.json`))
      : await runFolder(folder);
    scores.set(folder, score);
  }
  const total = sum([...scores.values()]);
  const rows = [...scores].map(([folder, score]) => row(folder, score));
  console.log(`\n${columns([...rows, row("all", total)])}\n`);
  if (percentOf(total) >= NEEDED) return 0;
  console.error(
    `Tests notice ${percentOf(total).toFixed(1)} % of the changes; ${NEEDED} % are needed.`,
  );
  return 1;
}

process.exitCode = await main();
