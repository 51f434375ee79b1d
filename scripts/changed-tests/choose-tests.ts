import path from "node:path";
import type { NamedTest } from "../checks/specification-rows.ts";
import { dependentsOf } from "../import-graph.ts";
import { isTest, isTestCode, tierOfTest } from "./file-kinds.ts";
import { nearApiTests } from "./near-api-tests.ts";
import type { Project } from "./read-project.ts";
import { TREES, type Tree } from "./trees.ts";

/** Why a test is chosen; the first in this order, if there are several reasons. */
export const REASONS = ["changed", "import", "folder", "feature", "map"] as const;
export type Reason = (typeof REASONS)[number];

/** With `titles` only these tests of the file. */
export type ChosenTest = { file: string; reason: Reason; titles?: ReadonlySet<string> };
export type Choice = {
  tests: ChosenTest[];
  /** Changed files that lead to no test. */
  untested: string[];
};

type Found = { file: string; title?: string };
type Way = (changed: string, project: Project, trees: readonly Tree[]) => Found[];

const WAYS: Record<Reason, Way> = {
  changed: (changed) => [{ file: changed }],
  import: (changed, project) => reachedFrom(changed, project),
  folder: foundInFolders,
  feature: nearApiTests,
  map: namedByMap,
};

export function chooseTests(
  changed: readonly string[],
  project: Project,
  trees: readonly Tree[] = TREES,
): Choice {
  const found = REASONS.flatMap((reason) =>
    changed.flatMap((from) =>
      WAYS[reason](from, project, trees)
        .filter(({ file }) => isTest(file) && project.files.has(file))
        .map((test) => ({ ...test, from, reason })),
    ),
  );
  const tests = Map.groupBy(found, ({ file }) => file);
  const tested = new Set(found.map(({ from }) => from));
  return {
    tests: [...tests].map(([file, ways]) => ({ file, ...mergeWays(file, ways) })),
    untested: changed.filter((file) => !tested.has(file)),
  };
}

/** Only tests in the browser are so slow that single ones of a file are chosen. */
function mergeWays(file: string, ways: readonly (Found & { reason: Reason })[]) {
  const [{ reason } = { reason: "changed" as const }] = ways;
  const titles = ways.flatMap(({ title }) => title ?? []);
  const isWhole = tierOfTest(file) !== "browser" || titles.length < ways.length;
  return { reason, ...(isWhole ? {} : { titles: new Set(titles) }) };
}

/**
 * API and browser tests run the built app, and import product code mostly for its constants and tables: only what
 * they or their fixtures name is followed there.
 */
const FARTHEST = { rules: Infinity, database: Infinity, api: 2, browser: 1 };

function reachedFrom(changed: string, { importers }: Project): Found[] {
  return [...dependentsOf(changed, importers)]
    .filter(([file, distance]) => isTestCode(changed) || distance <= FARTHEST[tierOfTest(file)])
    .map(([file]) => ({ file }));
}

/** Readers of the folder, and if the file is gone, the tests that were beside it. */
function foundInFolders(changed: string, project: Project, trees: readonly Tree[]): Found[] {
  const matching = (pattern: string) =>
    pattern.includes("*")
      ? [...project.files].filter((file) => path.matchesGlob(file, pattern))
      : [pattern];
  const readers = trees
    .filter(({ pattern }) => path.matchesGlob(changed, pattern))
    .flatMap((tree) => tree.readers.flatMap(matching));
  const beside = project.files.has(changed) ? [] : matching(`${path.posix.dirname(changed)}/*`);
  return [
    ...readers.flatMap((file) => reachedFrom(file, project)),
    ...beside.map((file) => ({ file })),
  ];
}

/** A suite is run by the tests that import it. */
function namedByMap(changed: string, project: Project): Found[] {
  return project.rows
    .filter(({ files }) => files.includes(changed))
    .flatMap(({ tests }) => tests)
    .flatMap((test: NamedTest) => (isTest(test.file) ? [test] : reachedFrom(test.file, project)));
}
