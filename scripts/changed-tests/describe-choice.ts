import path from "node:path";
import { columns } from "../run-command.ts";
import { TIERS } from "../test-run/tiers.ts";
import type { Changes } from "./changed-files.ts";
import { type Choice, type ChosenTest, REASONS, type Reason } from "./choose-tests.ts";
import { isTest, tierOfTest } from "./file-kinds.ts";
import { OF_EVERY_TEST } from "./trees.ts";

const WHY: Record<Reason, string> = {
  changed: "changed",
  import: "by imports",
  folder: "by what they read",
  feature: "by feature or folder",
  map: "by the specification map",
};

/** How many files of tests are chosen and why, and what they leave unknown. */
export function describeChoice({ files, since }: Changes, { tests, untested }: Choice): string {
  const tiers = Map.groupBy(tests, ({ file }) => tierOfTest(file));
  const chosen = TIERS.map((tier) => ({ tier, tests: tiers.get(tier) ?? [] })).filter(
    (each) => each.tests.length > 0,
  );
  const sizes = chosen.map((each) => `${each.tests.length} ${each.tier}`).join(", ");
  const isOfEvery = (file: string) =>
    !isTest(file) && OF_EVERY_TEST.some((one) => path.matchesGlob(file, one));
  const lines = [
    `${counted(files.length, "changed file")} since ${since}: ${sizes || "no"} test files`,
    columns(chosen.map((each) => [each.tier, reasonsOf(each.tests)])),
    named(
      "No test leads to",
      untested.filter((file) => !isOfEvery(file)),
    ),
    named("Any test may depend on these, so that `npm test` is needed", files.filter(isOfEvery)),
  ];
  return lines.filter(Boolean).join("\n");
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

const reasonsOf = (tests: readonly ChosenTest[]): string =>
  REASONS.map((reason) => ({
    reason,
    count: tests.filter((test) => test.reason === reason).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => `${count} ${WHY[reason]}`)
    .join(", ");

const SHOWN = 5;

function named(what: string, files: readonly string[]): string {
  if (files.length === 0) return "";
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : "";
  return `${what}: ${files.slice(0, SHOWN).join(", ")}${more}`;
}

/** One line for each file, for `--list`. */
export const listChoice = ({ tests }: Choice): string =>
  columns(
    tests.map(({ file, reason, titles }) => [file, WHY[reason], [...(titles ?? [])].join("; ")]),
  );
