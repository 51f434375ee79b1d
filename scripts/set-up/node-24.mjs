import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { BIN, inProject, withProjectBin } from "./project.mjs";
import { run, SetUpProblem } from "./run.mjs";

const NEEDED = 24;
const PLACE = `${process.platform}-${process.arch}`;
const PACKAGES = [`node-${PLACE}`, `node-bin-${PLACE}`, `node-${PLACE.replace("win32", "win")}`];

/** The version of the Node that npm scripts will use, if it is new enough. */
export function findNode24() {
  // `node` is looked up in the child's PATH, where the project's own comes first.
  return versionOf("node", withProjectBin());
}

/** The package `node` installs Node 24 by an install script, which npm may not be allowed to run, so this runs it. */
export async function bringNode24() {
  if (findNode24()) return;
  linkInstalled();
  if (findNode24()) return;
  await run(process.execPath, [inProject("node_modules/node/installArchSpecificPackage.js")]);
  linkInstalled();
  if (findNode24()) return;
  throw new SetUpProblem(
    [
      `Cartage runs on Node ${NEEDED}; this is ${process.version}, and npm has brought no newer one for ${PLACE}.`,
      `Install Node ${NEEDED} or newer (https://nodejs.org) and run the command again.`,
    ].join("\n"),
  );
}

function linkInstalled() {
  const places = PACKAGES.flatMap((name) => [
    inProject("node_modules", name, "bin/node"),
    inProject("node_modules/node/node_modules", name, "bin/node"),
  ]);
  const program = places.find((place) => existsSync(place));
  if (!program) return;
  mkdirSync(BIN, { recursive: true });
  const link = path.join(BIN, "node");
  rmSync(link, { force: true });
  symlinkSync(path.relative(BIN, program), link);
}

function versionOf(command, env) {
  try {
    const version = execFileSync(command, ["--version"], { env, encoding: "utf8" }).trim();
    return Number.parseInt(version.slice(1), 10) >= NEEDED ? version : undefined;
  } catch {
    return undefined;
  }
}
