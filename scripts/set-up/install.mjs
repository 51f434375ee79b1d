import { readFileSync } from "node:fs";
import { bringNode24, findNode24 } from "./node-24.mjs";
import { inProject, withoutProjectBin } from "./project.mjs";
import { run, runOrExplain } from "./run.mjs";
import { digestOfText, stampIn } from "./stamp.mjs";

const stamp = stampIn(inProject("node_modules/.cartage-installed"));
/** The build also needs packages that NODE_ENV=production or an npm setting would leave out. */
const ALL_KINDS = ["--include=dev", "--include=optional"];
/** Packages that npm has fetched before need not be fetched again. */
const QUICK = ["--loglevel=error", "--no-progress", "--no-audit", "--no-fund", "--prefer-offline"];
/** The only install script would fetch Node a second time; `bringNode24` handles that better. */
const FLAGS = [...ALL_KINDS, ...QUICK, "--ignore-scripts"];

export const install = {
  title: "Installing packages (a minute or so the first time)",
  isDone: () => (stamp.matches(wanted()) || isInstalledByHand()) && findNode24() !== undefined,
  async do() {
    const digest = wanted();
    stamp.remove();
    const env = withoutProjectBin();
    const clean = await run("npm", ["ci", ...FLAGS], { env });
    // A lock file may lack packages for other platforms that npm could not see; then `ci` refuses it.
    if (!clean.ok) {
      await runOrExplain("npm", ["install", "--no-save", ...FLAGS], {
        env,
        advice: "Is the npm registry reachable? Then run the command again.",
      });
    }
    await bringNode24();
    stamp.write(digest);
  },
};

function wanted() {
  const { scripts, ...rest } = readJson("package.json");
  return digestOfText(
    JSON.stringify(rest),
    readFileSync(inProject("package-lock.json")),
    `${process.platform} ${process.arch}`,
  );
}

/** True if somebody has just run `npm ci` or `npm install`, so that they need not wait for it again. */
function isInstalledByHand() {
  const present = readJson("node_modules/.package-lock.json")?.packages;
  const locked = readJson("package-lock.json")?.packages;
  if (!present || !locked || !isLockOf(locked[""])) return false;
  return Object.entries(locked).every(([place, { version, optional, link }]) => {
    if (place === "" || link) return true;
    return present[place] ? present[place].version === version : optional;
  });
}

function isLockOf(root) {
  const manifest = readJson("package.json");
  return ["dependencies", "devDependencies", "optionalDependencies"].every(
    (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(root?.[kind] ?? {}),
  );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), "utf8"));
  } catch {
    return undefined;
  }
}
