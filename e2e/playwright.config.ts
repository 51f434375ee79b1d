import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/set-up/find-chromium.mjs";
import { isFullRun } from "../src/core/fixtures/full-run.ts";
import { SANDBOX_PORT, SHOP_DATA_DIR, SHOP_PORT } from "./fixtures/addresses.ts";
import { EXPECT_TIMEOUT_MS } from "./fixtures/expect.ts";
import { QUIET_BROWSER } from "./quiet-browser.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

const SHOP = {
  command: "node e2e/start-shop.ts",
  cwd: ROOT,
  url: `http://127.0.0.1:${SHOP_PORT}/status`,
  env: {
    PORT: String(SHOP_PORT),
    DATA_DIR: SHOP_DATA_DIR,
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    SANDBOX_PORT: String(SANDBOX_PORT),
    // Waits for a disk that stalls.
    DATABASE_SILENCE_MS: "60000",
    // Tests wait for mails, so jobs are polled often.
    JOBS_POLL_MS: "500",
    // Parcels move only when a test steps them.
    SANDBOX_CARRIER_SPEED: "0",
  },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  timeout: 120_000,
};

/**
 * Of several such flags Chromium uses the last, so Playwright's own list is repeated here. `RenderDocument`
 * lays out the whole old document once more when a page is left; site isolation starts a process for each site.
 */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "RenderDocument",
  "IsolateOrigins",
  "site-per-process",
];

const BROWSER_ARGS = [
  ...QUIET_BROWSER,
  // One renderer for all sites and documents, because a new one starts without compiled code.
  "--renderer-process-limit=1",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

/**
 * Loading, decoding and drawing pictures takes a quarter of the processor time, and few tests look at them. Without
 * pictures a page keeps its layout, because their places have fixed sizes. The full run has pictures everywhere.
 */
const NO_PICTURES = isFullRun ? [] : ["--blink-settings=imagesEnabled=false"];

/** Every kind of page with its pictures: what fails to load, what moves, what is on the first screen. */
const WITH_PICTURES = ["pages", "routes", "home", "catalogue-product"].map(
  (name) => `${name}.spec.ts`,
);
const DEVELOPMENT = "components.spec.ts";

const launchOptions = (args: string[]) => ({ executablePath: findChromium(), args });

/**
 * A real server and a real browser. `pictures` and `shop` test the running shop; `development` starts its own server.
 */
export default defineConfig({
  testDir: "specs",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: Number(process.env.TEST_WORKERS) || 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: process.env.CI ? [["line"]] : [["list"]],
  grepInvert: isFullRun ? undefined : /@full/,
  use: {
    launchOptions: launchOptions([...BROWSER_ARGS, ...NO_PICTURES]),
    viewport: { width: 1440, height: 900 },
    // Drawing animations took a tenth of the processor time; `navigation.spec.ts` tests them.
    contextOptions: { reducedMotion: "reduce" },
    // Tests of one worker share loaded and compiled code; cookies and storage are cleared between them.
    reuseContext: true,
    // A missing button is reported by its name, before the whole test times out.
    actionTimeout: 30_000,
    // Recording every action would cost time in every test.
    screenshot: "only-on-failure",
  },
  projects: [
    // First, because it has the longest test: at the end that one would run alone.
    { name: "development", testMatch: DEVELOPMENT },
    {
      name: "pictures",
      testMatch: WITH_PICTURES,
      use: { launchOptions: launchOptions(BROWSER_ARGS) },
    },
    { name: "shop", testIgnore: [DEVELOPMENT, ...WITH_PICTURES] },
  ],
  webServer: SHOP,
});
