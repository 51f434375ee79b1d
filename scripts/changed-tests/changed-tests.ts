import { readFileSync } from "node:fs";
import { runCommand } from "../run-command.ts";
import { inProject, ROOT } from "../set-up/project.mjs";
import type { TestFiles } from "../test-run/run-tiers.ts";
import { changedFiles } from "./changed-files.ts";
import { chooseTests } from "./choose-tests.ts";
import { describeChoice, listChoice } from "./describe-choice.ts";
import { tierOfTest } from "./file-kinds.ts";
import { placesOf } from "./places.ts";
import { readProject } from "./read-project.ts";

/** Prints which tests a change may break; unless they are only listed, prepares what they need and returns them. */
export async function changedTests(
  ref: string | undefined,
  { list }: { list: boolean },
): Promise<TestFiles> {
  const changes = changedFiles(ROOT, ref);
  const choice = chooseTests(changes.files, readProject());
  console.log(describeChoice(changes, choice));
  if (list) console.log(listChoice(choice));
  if (list) return {};
  const tiers = Map.groupBy(choice.tests, ({ file }) => tierOfTest(file));
  await setUp([
    ...(tiers.has("api") || tiers.has("browser") ? ["build"] : []),
    ...(tiers.has("browser") ? ["browser"] : []),
  ]);
  return Object.fromEntries(
    tiers
      .entries()
      .map(([tier, tests]) => [tier, tests.flatMap((test) => placesOf(test, readFile))]),
  );
}

async function setUp(steps: readonly string[]): Promise<void> {
  const { code } = await runCommand(["node", "scripts/set-up.mjs", ...steps]);
  if (code !== 0) throw new Error(`these could not be set up: ${steps.join(", ")}`);
}

const readFile = (file: string) => readFileSync(inProject(file), "utf8");
