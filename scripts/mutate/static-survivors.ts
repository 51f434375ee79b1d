import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, ROOT } from "../set-up/project.mjs";
import { rulesIn } from "./folders.ts";
import { findRuleTests } from "./rule-tests.ts";

type Mutant = { status: string; static?: boolean };
type Report = { files: Record<string, { mutants: Mutant[] }> };

/** A digest of all tests of a folder. */
function testsOf(folder: string): string {
  const { testsOf } = findRuleTests(ROOT);
  const files = rulesIn(folder).flatMap((rules) => testsOf(path.join(ROOT, rules)));
  const tests = [...new Set(files.map(({ test }) => test))].sort();
  return hash("sha256", tests.map((test) => readFileSync(test, "utf8")).join("\0"));
}

/** Leaves out static mutants that survived: no test is known to reach them. */
export function withoutStaticSurvivors(report: Report): Report {
  const isStuck = ({ status, static: isStatic }: Mutant) => status === "Survived" && isStatic;
  const files = Object.entries(report.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter((mutant) => !isStuck(mutant)) },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

/**
 * Stryker does not know which tests reach a static mutant, which takes effect when a file is loaded, so it would never
 * try a survivor again. This drops survivors from the report once any test of the folder has changed.
 */
export function dropStaticSurvivors(folder: string, report: string): void {
  const [reportFile, testsFile] = [inProject(`${report}.json`), inProject(`${report}.tests`)];
  const tests = testsOf(folder);
  const before = existsSync(testsFile) ? readFileSync(testsFile, "utf8") : "";
  if (tests === before || !existsSync(reportFile)) return;
  const known = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  writeFileSync(reportFile, JSON.stringify(withoutStaticSurvivors(known)));
}

/** Call this after the mutants were tried. */
export function rememberTests(folder: string, report: string): void {
  writeFileSync(inProject(`${report}.tests`), testsOf(folder));
}
