import { globSync } from "node:fs";
import path from "node:path";
import { dependentsOf, readImporters } from "../import-graph.ts";

/** Tests next to the rules; tests of other tiers and of components check something else. */
const TESTS =
  "src/{core,platform/api,features/*/domain,features/*/shop/rules,adapters/search}/**/*.test.ts";
const OTHER_TIERS = /\.(db|api)\.test\.ts$/;
/**
 * Left out, because they take half a minute for each mutant: they search the demo catalogue, run thousands of queries
 * or start threads. `steady-results`, `one-process-search` and tests next to each file find the same.
 */
const LONG =
  /adapters\/search\/.*(?:suggestions|quality|text-index.property|memory-search|lupa-search|real-threads)\.test\.ts$/;
/** Tests elsewhere use these folders only in passing, so mutants here run only the tests in the same folder. */
const APART = ["adapters/search/memory/text", "adapters/search"].map((folder) =>
  path.normalize(`/${folder}/`),
);

export interface RuleTests {
  /** Files that a change of this file may affect. */
  affectedBy(file: string): Iterable<string>;
  /** Tests that reach the file, each with the number of imports in between. */
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
