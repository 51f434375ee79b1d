import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../../scripts/set-up/find-chromium.mjs";
import { QUIET_BROWSER } from "../quiet-browser.ts";
import { CATEGORIES, type Category } from "./scores.ts";

const FLAGS = ["--headless", ...QUIET_BROWSER];

type AuditOptions = { categories?: readonly Category[]; slowdown: number };

/** Uses Lighthouse's default mobile settings: a mid-range phone on slow 4G with an empty cache. */
export async function auditPage(
  address: string,
  { categories = CATEGORIES, slowdown }: AuditOptions,
): Promise<Result> {
  const chromePath = findChromium();
  const chrome = await launch({ chromeFlags: FLAGS, ...(chromePath ? { chromePath } : {}) });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...categories],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!run) throw new Error(`Lighthouse said nothing about ${address}`);
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/** The run with the median performance score. */
export function medianRun(runs: readonly Result[]): Result {
  const score = (run: Result) => run.categories.performance?.score ?? 0;
  const sorted = runs.toSorted((a, b) => score(a) - score(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error("There is no run to take the middle of");
  return middle;
}

/** Combines two results: the categories of the whole run and the performance of the median run. */
export const withMedianSpeed = (whole: Result, middle: Result): Result => ({
  ...whole,
  categories: { ...whole.categories, ...middle.categories },
  audits: { ...whole.audits, ...middle.audits },
});
