import { readFileSync } from "node:fs";
import { findChromium, findLightChromium } from "./find-chromium.mjs";
import { withProjectBin } from "./project.mjs";
import { lastLines, run, SetUpProblem } from "./run.mjs";

/** Gives up early on a machine without a network. */
const APT_TIMEOUTS = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=15"];

/** Older versions of Debian have only the whole browser. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

export const browser = {
  title: "Installing Chromium for the browser tests",
  isDone: () => Boolean(findLightChromium() ?? (hasPackages() ? undefined : findChromium())),
  async do() {
    const { CHROMIUM_PATH } = process.env;
    if (CHROMIUM_PATH) throw new SetUpProblem(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
    const attempts = [];
    for (const way of [fromDebian, fromPlaywright]) {
      const result = await way();
      // If the light browser cannot be installed, an existing whole one is good enough.
      if (findChromium()) return;
      if (result) attempts.push(lastLines(result.output, 8));
    }
    throw new SetUpProblem(
      [
        "The browser tests need Chromium, and it could not be installed:",
        ...attempts,
        "Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to a Chromium or Chrome that is there.",
      ].join("\n\n"),
    );
  },
};

async function fromDebian() {
  if (!hasPackages()) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", [...APT_TIMEOUTS, "update"], { env });
  if (!update.ok) return update;
  for (const name of PACKAGES) {
    const result = await run("apt-get", ["install", "-y", "--no-install-recommends", name], {
      env,
    });
    if (result.ok || name === PACKAGES.at(-1)) return result;
  }
}

const hasPackages = () => process.getuid?.() === 0 && isDebian();

/** Ubuntu has a package of this name too, but it only installs a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

function fromPlaywright() {
  return run("npx", ["playwright", "install", "chromium"], { env: withProjectBin() });
}
