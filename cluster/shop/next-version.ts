import { appendFileSync, cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, ROOT } from "../../scripts/set-up/project.mjs";
import { FOLDER } from "../settings.ts";

const NOT_COPIED = /^(node_modules|\.git|\.cache|\.data.*|docs|e2e|test-results)$/;
const MIGRATIONS = "src/database/migrations";

/** The next version: the same code as a new build, with one more migration, which only adds. */
export function makeNextVersion(): string {
  const root = path.join(FOLDER, "next-version");
  rmSync(root, { recursive: true, force: true });
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_COPIED.test(entry))) {
    cpSync(inProject(name), path.join(root, name), { recursive: true });
  }
  symlinkSync(inProject("node_modules"), path.join(root, "node_modules"));
  appendFileSync(path.join(root, "build/server/index.js"), "\n// The next version.\n");
  const last = readdirSync(path.join(root, MIGRATIONS)).sort().at(-1) ?? "";
  const number = String(Number.parseInt(last, 10) + 1).padStart(4, "0");
  writeFileSync(
    path.join(root, MIGRATIONS, `${number}-of-the-next-version.sql`),
    "alter table orders add column of_the_next_version text;\n",
  );
  return root;
}
