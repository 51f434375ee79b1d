import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../../scripts/set-up/find-chromium.mjs";
import { QUIET_BROWSER } from "../quiet-browser.ts";
import { withBlocking } from "./median-speed.ts";
import { processorBlocking } from "./processor-blocking.ts";
import { CATEGORIES, type Category } from "./scores.ts";

const FLAGS = ["--headless", ...QUIET_BROWSER];

type AuditOptions = { categories?: readonly Category[]; slowdown: number };

/**
 * Uses Lighthouse's default mobile settings: a mid-range phone on slow 4G with an empty cache. The blocking time is
 * that of the processor, so that other programs on this machine do not count.
 */
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
    return withBlocking(run.lhr, processorBlocking(run.artifacts.Trace, slowdown));
  } finally {
    chrome.kill();
  }
}
