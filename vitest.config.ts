import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const DATABASE_TESTS = "src/**/*.db.test.ts";
const API_TESTS = "src/**/*.api.test.ts";

/** Starts the embedded PostgreSQL of the tests and fills a template database that test files clone. */
const databaseSetup = "src/database/testing/global-setup.ts";

const everyTier = {
  // As in the browser: a loaded build machine may be slow once; what fails twice is broken.
  retry: process.env.CI ? 1 : 0,
  // A limit is for what hangs; how fast something is, is measured elsewhere.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Modules keep nothing of their own: loaded once, they serve every file of a worker.
  isolate: false,
};

/** The tiers of tests: `vitest run --project rules` runs one of them. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "rules",
          ...everyTier,
          include: ["{src,scripts,sandbox}/**/*.test.{ts,tsx}"],
          exclude: [DATABASE_TESTS, API_TESTS],
        },
      },
      {
        test: {
          name: "database",
          ...everyTier,
          include: [DATABASE_TESTS],
          globalSetup: databaseSetup,
        },
      },
      {
        // The whole app in memory: the built one, so that what is tested is what is served.
        test: {
          name: "api",
          ...everyTier,
          include: [API_TESTS],
          server: { deps: { external: [/\/build\/server\//] } },
          // React as it is served; its development build takes half as long again.
          env: { NODE_ENV: "production" },
          globalSetup: databaseSetup,
        },
      },
    ],
  },
});
