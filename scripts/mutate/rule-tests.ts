import { globSync } from "node:fs";
import path from "node:path";
import { dependentsOf, readImporters } from "./import-graph.ts";

/** Tests of rules beside their rules; those of other tiers and of components prove something else. */
const TESTS =
  "src/{core,platform/api,features/*/domain,features/*/shop/rules,adapters/search}/**/*.test.ts";
const OTHER_TIERS = /\.(db|api)\.test\.ts$/;
/**
 * Half a minute for every mutant: these search the whole demo catalogue, ask thousands of questions or start threads.
 * What they would notice, `steady-answers`, `one-process-search` and the tests beside each file do.
 */
const LONG =
  /adapters\/search\/.*(?:suggestions|quality|text-index.property|memory-search|lupa-search|real-threads)\.test\.ts$/;
/** What is there is used by others only by the way: tests from elsewhere are not asked. */
const APART = ["adapters/search/memory/text", "adapters/search"].map((folder) =>
  path.normalize(`/${folder}/`),
);

export interface RuleTests {
  /** A change of the file may show in these. */
  affectedBy(file: string): Iterable<string>;
  /** Each with the number of imports between the file and the test. */
  testsOf(file: string): { test: string; distance: number }[];
}

const apart = (file: string) => APART.find((folder) => file.includes(folder));

export function findRuleTests(root: string): RuleTests {
  const inRoot = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => path.join(root, file));
  const importers = readImporters(inRoot("{src,demo}/**/*.{ts,tsx}"), root);
  const tests = inRoot(TESTS).filter((file) => !OTHER_TIERS.test(file) && !LONG.test(file));
  return {
    affectedBy: (file) => dependentsOf(file, importers).keys(),
    testsOf: (file) => {
      const affected = dependentsOf(file, importers);
      return tests.flatMap((test) => {
        const distance = affected.get(test);
        return distance !== undefined && apart(test) === apart(file) ? [{ test, distance }] : [];
      });
    },
  };
}
