import { chmodSync, constants, cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeWorldReadable } from "../embedded/binaries.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

const SCRIPT = "src/database/testing/hold-embedded-postgres.ts";

/** The program and the script of a holder process, and the folder that it is started in. */
export type HolderProgram = { dir: string; node: string; script: string };

export const OWN_HOLDER: HolderProgram = {
  dir: ROOT,
  node: process.execPath,
  script: path.join(ROOT, SCRIPT),
};

/**
 * A copy of what the holder process needs. The project may lie in a folder that another user cannot
 * enter (root's home has mode 700), and that user can then start nothing from it.
 */
export function stageHolder(): HolderProgram {
  const dir = mkdtempSync(path.join(os.tmpdir(), "holder-"));
  const copy = (name: string) =>
    cpSync(path.join(ROOT, name), path.join(dir, name), {
      recursive: true,
      dereference: true,
      mode: constants.COPYFILE_FICLONE,
    });
  const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const name of [
    "package.json",
    "src/core",
    "src/database/embedded",
    "src/database/testing",
  ]) {
    copy(name);
  }
  for (const name of [...withDependencies("pg"), embedded]) copy(`node_modules/${name}`);
  const node = path.join(dir, "bin/node");
  cpSync(process.execPath, node, { mode: constants.COPYFILE_FICLONE });
  chmodSync(dir, 0o755);
  makeWorldReadable(dir);
  return { dir, node, script: path.join(dir, SCRIPT) };
}

function withDependencies(name: string, found = new Set<string>()): Set<string> {
  const file = path.join(ROOT, "node_modules", name, "package.json");
  // One that lies inside its dependent is copied with it.
  if (found.has(name) || !existsSync(file)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  for (const dependency of Object.keys(dependencies)) withDependencies(dependency, found);
  return found;
}
