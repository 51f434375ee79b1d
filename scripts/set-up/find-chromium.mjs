import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Has no windows: the whole browser keeps pages of its address bar alive during every test. */
const LIGHT_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser for tests: CHROMIUM_PATH, one of this machine (the light one first), or Playwright's. */
export function findChromium() {
  return findLightChromium() ?? onPath(WHOLE_NAMES) ?? [playwrightsOwn()].find(isProgram);
}

/** CHROMIUM_PATH is accepted whichever browser it names. */
export function findLightChromium() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ? [CHROMIUM_PATH].find(isProgram) : onPath(LIGHT_NAMES);
}

function onPath(names) {
  const directories = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => directories.map((dir) => path.join(dir, name))).find(isProgram);
}

function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url);
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function isProgram(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
