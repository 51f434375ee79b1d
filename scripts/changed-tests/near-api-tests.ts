import path from "node:path";
import { isTestCode } from "./file-kinds.ts";
import type { Project } from "./read-project.ts";

const PRODUCT = /^src\/.*\.(?:tsx?|json)$/;

/**
 * API tests run the built app, so that any of them might notice a change of any product file. Chosen are those of the
 * file's feature and of features that import the file; elsewhere those in the nearest folder around it that has any.
 */
export function nearApiTests(changed: string, project: Project): { file: string }[] {
  if (!PRODUCT.test(changed) || isTestCode(changed)) return [];
  const tests = [...project.files].filter((file) => file.endsWith(".api.test.ts"));
  const near = featureOf(changed)
    ? ofFeatures(changed, project, tests)
    : inNearestFolder(changed, tests);
  return near.map((file) => ({ file }));
}

const featureOf = (file: string) => /^src\/features\/[^/]+\//.exec(file)?.[0];

function ofFeatures(changed: string, { importers }: Project, tests: readonly string[]): string[] {
  const features = new Set([changed, ...(importers.get(changed) ?? [])].map(featureOf));
  return tests.filter((file) => featureOf(file) && features.has(featureOf(file)));
}

function inNearestFolder(changed: string, tests: readonly string[]): string[] {
  const folder = path.posix.dirname(changed);
  if (folder === ".") return [];
  const near = tests.filter((file) => path.posix.dirname(file) === folder);
  return near.length > 0 ? near : inNearestFolder(folder, tests);
}
