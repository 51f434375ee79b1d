import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser of the tests: CHROMIUM_PATH, the machine's own, or Playwright's. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return [CHROMIUM_PATH].find(isProgram);
  const places = PATH.split(path.delimiter).flatMap((dir) =>
    NAMES.map((name) => path.join(dir, name)),
  );
  return places.find(isProgram) ?? [playwrightsOwn()].find(isProgram);
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
