import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const DATABASE_TESTS = "{src,demo}/**/*.db.test.ts";
const API_TESTS = "src/**/*.api.test.ts";

/** Starts the embedded PostgreSQL of the tests and fills a template database that test files clone. */
const databaseSetup = "src/server/fixtures/database-setup.ts";

/** Then the jobs' tables and the search index of that template, which every app begins with. */
const appSetup = "src/server/fixtures/app-setup.ts";

/** They take long, by the time they need; large files come next. */
const LONG = ["crawler", "start-server", "faults", "roles", "own-database", "crawled-things"];

/** Begun last, one of them would keep one worker busy while the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.api.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Node keeps there what it compiled: threads and servers that tests start are ready four times as soon. */
const COMPILED = { NODE_COMPILE_CACHE: path.resolve(".cache/compiled") };

/** Packages are to be what they are when the shop is served; left alone, Vitest asks for their development builds. */
const asServed: Plugin = {
  name: "packages-as-served",
  configResolved: ({ ssr }) => {
    ssr.resolve = { ...ssr.resolve, conditions: ["node"] };
  },
};

const everyTier = {
  // A limit is for what hangs; how fast something is, is measured elsewhere.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Modules keep nothing of their own: loaded once, they serve every file of a worker.
  isolate: false,
  // The text of style sheets is left out of tests; emails take their colours from that of the themes.
  css: { include: [/\/tokens\.css/] },
  env: COMPILED,
  // `npm test` asks how long the tests of each tier work.
  setupFiles: process.env.PROCESSOR_NOTES ? ["scripts/test-run/note-processor-time.ts"] : [],
};

/** What a package is going to refuse is refused here already, such as two statements at once on one connection. */
const STRICT = { execArgv: ["--throw-deprecation"] };

/** The tiers of tests: `vitest run --project rules` runs one of them. */
export default defineConfig({
  test: {
    maxWorkers: Number(process.env.TEST_WORKERS) || availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "rules",
          ...everyTier,
          include: ["{src,demo,scripts,sandbox,e2e/lighthouse}/**/*.test.{ts,tsx}"],
          exclude: [DATABASE_TESTS, API_TESTS],
        },
      },
      {
        test: {
          name: "database",
          ...everyTier,
          ...STRICT,
          include: [DATABASE_TESTS],
          globalSetup: databaseSetup,
        },
      },
      {
        // The whole app in memory: the built one, so that what is tested is what is served.
        plugins: [asServed],
        test: {
          name: "api",
          ...everyTier,
          ...STRICT,
          include: [API_TESTS],
          // Node reads TypeScript itself, as it does there: sooner than through Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // React as it is served; its development build takes half as long again.
          env: { ...COMPILED, NODE_ENV: "production" },
          globalSetup: [databaseSetup, appSetup],
        },
      },
    ],
  },
});
