/** `npm run verify`, "am I done?": runs every check. `--static` leaves out those that run the shop. */
import { columns, runCommand, timed } from "./run-command.ts";

type Step = { name: string; commands: string[][]; isStatic?: true; isLong?: true };
type Result = { name: string; outcome: string; seconds: number };

const COLOURS = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/** Skips what has not changed since the last check, which takes only a fifth of the time. */
const REMEMBERED = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** Runs first, because other steps read the files that it writes. */
const FIRST: Step = { name: "types of routes", commands: [["react-router", "typegen"]] };

const STEPS: Step[] = [
  { name: "format and lint", commands: [["biome", "ci", COLOURS, "."]], isStatic: true },
  {
    name: "dependency rules",
    commands: [["node", "scripts/checks/dependency-rules.ts"]],
    isStatic: true,
  },
  {
    name: "types",
    commands: [["node", "node_modules/typescript-native/bin/tsc", "--noEmit", ...REMEMBERED]],
    isStatic: true,
  },
  { name: "unused code", commands: [["knip"]], isStatic: true },
  { name: "house checks", commands: [["node", "scripts/checks/house-checks.ts"]], isStatic: true },
  { name: "build", commands: [["node", "scripts/set-up.mjs", "build"]] },
  { name: "budgets", commands: [["node", "scripts/checks/budgets.ts"]] },
  {
    name: "tests",
    commands: [
      ["node", "scripts/set-up.mjs", "browser"],
      ["node", "scripts/test.ts"],
    ],
    isLong: true,
  },
];

async function passes(step: Step): Promise<boolean> {
  for (const command of step.commands) {
    const { code, output } = await runCommand(command, { quiet: !step.isLong });
    if (code === 0) continue;
    if (output) console.error(`\n${output.trim()}`);
    console.error(`\n"${command.join(" ")}" failed.`);
    return false;
  }
  return true;
}

async function run(step: Step): Promise<Result> {
  console.log(`${step.name} …`);
  const [isGood, seconds] = await timed(() => passes(step));
  return { name: step.name, outcome: isGood ? "good" : "FAILED", seconds };
}

/** Runs read-only steps in parallel; then those that build and run the shop, one by one, until one fails. */
async function runAll(steps: readonly Step[]): Promise<Result[]> {
  const first = await run(FIRST);
  if (!isGood(first)) return [first];
  const results = await Promise.all(steps.filter(({ isStatic }) => isStatic).map(run));
  for (const step of steps.filter(({ isStatic }) => !isStatic)) {
    if (!results.every(isGood)) break;
    results.push(await run(step));
  }
  return results;
}

const isGood = ({ outcome }: Result) => outcome === "good";

async function main(): Promise<number> {
  const steps = STEPS.filter((step) => step.isStatic || !process.argv.includes("--static"));
  const results = await runAll(steps);
  const rows = results.map(({ name, outcome, seconds }) => [
    name,
    outcome,
    `${seconds.toFixed(1)} s`,
  ]);
  const hasRun = (name: string) => results.some((result) => result.name === name);
  const notRun = steps.filter(({ name }) => !hasRun(name)).map(({ name }) => [name, "not run", ""]);
  console.log(`\n${columns([...rows, ...notRun])}\n`);
  return results.every(isGood) ? 0 : 1;
}

process.exitCode = await main();
