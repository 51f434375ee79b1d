import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/set-up/find-chromium.mjs";
import { SANDBOX_PORT, SHOP_DATA_DIR, SHOP_PORT } from "./fixtures/addresses.ts";
import { EXPECT_TIMEOUT_MS } from "./fixtures/expect.ts";
import { QUIET_BROWSER } from "./quiet-browser.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const FULL = process.env.TEST_FULL === "true";

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
    // A disk that stalls is waited for.
    DATABASE_SILENCE_MS: "60000",
    // Mails are waited for.
    JOBS_POLL_MS: "500",
    // Parcels stand still until a test steps them.
    SANDBOX_CARRIER_SPEED: "0",
  },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  timeout: 120_000,
};

/**
 * Of several lists Chromium takes the last, so Playwright's own is repeated. `RenderDocument` has the old
 * document styled and laid out whole once more when it is left; the isolation of sites starts a process for each.
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

/** A real server, a real browser. `shop` is what is served; `development` starts its own for the page of all components. */
export default defineConfig({
  testDir: "specs",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A loaded build machine may be slow once or twice; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: process.env.CI ? [["line"]] : [["list"]],
  grepInvert: FULL ? undefined : /@full/,
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...QUIET_BROWSER,
        // One renderer for all sites and documents: a new one starts cold, with nothing compiled.
        "--renderer-process-limit=1",
        `--disable-features=${FEATURES_OFF.join(",")}`,
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Drawing what moves took a tenth of the processor; `navigation.spec.ts` sees the movement.
    contextOptions: { reducedMotion: "reduce" },
    // Tests of one worker share what the browser has loaded and compiled; cookies and storage are cleared between them.
    reuseContext: true,
    // Recording costs time in every test; what fails is run again and recorded then.
    // What is not there to be pressed is told by its name, before the whole test is out of time.
    actionTimeout: 30_000,
    trace: "on-first-retry",
  },
  projects: [
    // First, since it has the longest test of all: at the end that one would run alone.
    { name: "development", testMatch: "components.spec.ts" },
    { name: "shop", testIgnore: "components.spec.ts" },
  ],
  webServer: SHOP,
});
