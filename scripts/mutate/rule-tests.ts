import { globSync } from "node:fs";
import path from "node:path";
import { reaching, readImporters } from "./import-graph.ts";

/** Tests of rules beside their rules; those of other tiers and of components prove something else. */
const TESTS = "src/{core,features/*/domain,adapters/search}/**/*.test.ts";
const OTHER_TIERS = /\.(db|api)\.test\.ts$/;
/**
 * Half a minute for every mutant: these search the whole demo catalogue, or hundreds of made-up ones. What they would
 * notice, `steady-answers` and the tests beside each file do.
 */
const LONG = /adapters\/search\/.*(?:suggestions|quality|property)\.test\.ts$/;
const SEARCH = `${path.sep}adapters${path.sep}search${path.sep}`;

export interface RuleTests {
  /** A change of the file may show in these. */
  affectedBy(file: string): Iterable<string>;
  /** Each with the number of imports between the file and the test. */
  testsOf(file: string): { test: string; distance: number }[];
}

export function findRuleTests(root: string): RuleTests {
  const inRoot = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => path.join(root, file));
  const importers = readImporters(inRoot("src/**/*.{ts,tsx}"), root);
  const tests = inRoot(TESTS).filter((file) => !OTHER_TIERS.test(file) && !LONG.test(file));
  return {
    affectedBy: (file) => reaching(file, importers).keys(),
    testsOf: (file) => {
      const affected = reaching(file, importers);
      // The search's tests take long, and use rules of others only by the way.
      return tests.flatMap((test) => {
        const distance = affected.get(test);
        const isMeant = file.includes(SEARCH) || !test.includes(SEARCH);
        return distance !== undefined && isMeant ? [{ test, distance }] : [];
      });
    },
  };
}
