import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const DATABASE_TESTS = "src/**/*.db.test.ts";
const API_TESTS = "src/**/*.api.test.ts";

/** Starts the embedded PostgreSQL of the tests and fills a template database that test files clone. */
const databaseSetup = "src/database/testing/global-setup.ts";

/** As in the browser: a loaded build machine may be slow once; what fails twice is broken. */
const retry = process.env.CI ? 1 : 0;

/** A limit is for what hangs; how fast something is, is measured elsewhere. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The tiers of tests: `vitest run --project rules` runs one of them. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "rules",
          retry,
          ...patience,
          include: ["{src,scripts,sandbox}/**/*.test.{ts,tsx}"],
          exclude: [DATABASE_TESTS, API_TESTS],
          // Rules keep nothing: modules loaded once serve every file.
          isolate: false,
        },
      },
      {
        test: {
          name: "database",
          retry,
          include: [DATABASE_TESTS],
          globalSetup: databaseSetup,
          ...patience,
        },
      },
      {
        // The whole app in memory: the built one, so that what is tested is what is served.
        test: {
          name: "api",
          retry,
          include: [API_TESTS],
          server: { deps: { external: [/\/build\/server\//] } },
          globalSetup: databaseSetup,
          ...patience,
        },
      },
    ],
  },
});
