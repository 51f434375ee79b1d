/** `npm run verify`, "am I done?": every check there is, up to the first that fails. `--static` leaves out what runs the shop. */
import { columns, runCommand, timed } from "./run-command.ts";

type Step = { name: string; commands: string[][]; isStatic?: true; isLong?: true };
type Result = { name: string; outcome: string; seconds: number };

const COLOURS = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

const STEPS: Step[] = [
  { name: "format and lint", commands: [["biome", "ci", COLOURS, "."]], isStatic: true },
  {
    name: "dependency rules",
    commands: [["node", "scripts/checks/dependency-rules.ts"]],
    isStatic: true,
  },
  {
    name: "types",
    commands: [
      ["react-router", "typegen"],
      ["node", "node_modules/typescript-native/bin/tsc", "--noEmit"],
    ],
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

async function main(): Promise<number> {
  const steps = STEPS.filter((step) => step.isStatic || !process.argv.includes("--static"));
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`${step.name} …`);
    const [isGood, seconds] = await timed(() => passes(step));
    results.push({ name: step.name, outcome: isGood ? "good" : "FAILED", seconds });
    if (!isGood) break;
  }
  const rows = results.map(({ name, outcome, seconds }) => [
    name,
    outcome,
    `${seconds.toFixed(1)} s`,
  ]);
  const notRun = steps.slice(results.length).map(({ name }) => [name, "not run", ""]);
  console.log(`\n${columns([...rows, ...notRun])}\n`);
  return results.every(({ outcome }) => outcome === "good") ? 0 : 1;
}

process.exitCode = await main();
