import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { inProject, ROOT } from "../set-up/project.mjs";

const CRUISER = inProject("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const ROOMS = ["src", "demo", "sandbox", "scripts", "e2e", "bench", "cluster", "server.ts"];
/** Far fewer modules mean that the tool could not parse the code; then it reports success by mistake. */
const FEWEST_MODULES = 50;

type Violation = { rule: string; from: string; to: string };
export type Cruise = { moduleCount: number; violations: Violation[] };

/** Runs dependency-cruiser on a tree with a .dependency-cruiser.mjs, and returns the violations of its rules. */
export function cruise(root: string): Promise<Cruise> {
  const rooms = ROOMS.filter((room) => existsSync(path.join(root, room)));
  const args = [CRUISER, "--config", ".dependency-cruiser.mjs", "--output-type", "json", ...rooms];
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    // The exit code is the number of violations; only the output tells them apart from a crash.
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!stdout.startsWith("{")) return reject(error ?? new Error(stderr || stdout));
      const { modules, summary } = JSON.parse(stdout) as ICruiseResult;
      resolve({
        moduleCount: modules.filter(({ source }) => source.startsWith("src/")).length,
        violations: summary.violations.map(({ rule, from, to, cycle }) => ({
          rule: rule.name,
          from,
          to: cycle?.map(({ name }) => name).join(" → ") ?? to,
        })),
      });
    });
  });
}

export function explain({ moduleCount, violations }: Cruise): string[] {
  if (moduleCount < FEWEST_MODULES) {
    return [`only ${moduleCount} modules of src were read: the rules have checked nothing`];
  }
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
}

if (import.meta.main) {
  const result = await cruise(ROOT);
  const problems = explain(result);
  for (const problem of problems) console.error(problem);
  console.log(`${result.moduleCount} modules of src read, problems: ${problems.length}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
