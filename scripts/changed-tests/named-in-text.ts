import path from "node:path";
import { isCode, isTestCode } from "./file-kinds.ts";

/** Texts in quotes, except those of imports. */
const QUOTED = /(?<!\b(?:from|import)\s*\(?\s*)"([^"\n\s]+\.\w+)"/g;
const THREAD = /\.worker\.ts$/;

/** Their tests name files as examples. */
const HOUSE_CHECKS = "scripts/checks/";

/** Leads from every file to every test that starts the whole shop. */
const WHOLE_SHOP = "server.ts";

/**
 * Existing files whose paths a file has in quotes: data and threads, in tests also programs and other code. The paths
 * of pages in `src/pages.ts` do not count, because they would lead from every page to whatever reads that table.
 */
export function filesNamedIn(file: string, text: string, files: ReadonlySet<string>): string[] {
  const namesCode = isTestCode(file) && !file.startsWith(HOUSE_CHECKS);
  const counts = (named: string) =>
    files.has(named) && named !== WHOLE_SHOP && (namesCode || THREAD.test(named) || !isCode(named));
  return [...text.matchAll(QUOTED)]
    .flatMap(([, named = ""]) => [
      path.posix.join(path.posix.dirname(file), named),
      path.posix.normalize(named),
    ])
    .filter(counts);
}

const TABLE = /\bexport const \w+ = pgTable\(\s*"(\w+)"/g;

/** The files with tables that a migration names. */
export function tablesNamedIn(
  migration: string,
  sources: readonly { file: string; text: string }[],
): string[] {
  const words = new Set(migration.match(/\w+/g));
  return sources
    .filter(({ text }) => [...text.matchAll(TABLE)].some(([, name = ""]) => words.has(name)))
    .map(({ file }) => file);
}
