import { findUseCasesInApi } from "./api-files.ts";
import { findTooManyCasts } from "./casts.ts";
import { findCitedDocuments } from "./cited-documents.ts";
import { findDeadClasses, findForeignClasses } from "./class-names.ts";
import { findDateFormats, findWrittenDates } from "./date-formats.ts";
import { findEmptyNames } from "./file-names.ts";
import { findMisnumbered } from "./file-numbers.ts";
import { findTooLargeFiles } from "./file-sizes.ts";
import { findMachineTraces } from "./machine-traces.ts";
import { findMissingFiles } from "./named-files.ts";
import { findOwnClocks } from "./own-clocks.ts";
import { findPhysicalSides } from "./physical-sides.ts";
import { findQueriesOutside } from "./query-files.ts";
import { findRawColours } from "./raw-colours.ts";
import { findTooManyRepeats } from "./repeated-lines.ts";
import { findRetiredWords } from "./retired-words.ts";
import { type FileCheck, type Finding, readFiles, type SourceFile } from "./source-files.ts";
import { findUnclearTitles } from "./test-titles.ts";

/** Rules of this project that no linter has; size limits of functions are in biome.json. */
const CHECKS: [title: string, check: FileCheck, room: string, files: RegExp][] = [
  ["colours are tokens", findRawColours, "src", /(?<!\.test)\.(tsx?|css)$/],
  ["sides are logical", findPhysicalSides, "src", /(?<!\.test)\.(tsx?|css)$/],
  ["dates are written by one file", findDateFormats, "src", /(?<!\.test)\.tsx?$/],
  ["dates of the demo too", findDateFormats, "demo", /(?<!\.test)\.ts$/],
  ["use cases have one clock", findOwnClocks, "src", /(?<!\.test)\.ts$/],
  ["dates in texts are yyyy-MM-dd", findWrittenDates, "content", /\.md$/],
  ["dates in messages are yyyy-MM-dd", findWrittenDates, "src", /\/messages\/.*\.json$/],
  ["names say something", findEmptyNames, ".", /\.(tsx?|m?js|css|json|sql)$/],
  [
    "cited documents are here",
    findCitedDocuments,
    ".",
    /(?<!cited-documents(?:\.test)?)\.(tsx?|css|sql|md)$/,
  ],
  [
    "titles of tests stand alone",
    findUnclearTitles,
    ".",
    /(?<!house-checks)\.(test|suite|spec)\.tsx?$/,
  ],
  ["names are plain words", findRetiredWords, ".", /(?<!house-checks\.test)\.(tsx?|mjs)$/],
  [
    "no trace of a machine",
    findMachineTraces,
    ".",
    /\.(tsx?|mjs|css|json|sql|md|ya?ml)$|(^|\/)(\.npmrc|\.env\.example|run)$/,
  ],
];

const STYLES = /^(?!src\/themes\/).*\.css$/;

/** Runs rules that need all files at once. */
function checkCounts(): number {
  const sources = readFiles("src", /\.(tsx?|css|sql)$/);
  return (
    report("types are not cast", sources, findTooManyCasts(sources)) +
    report("lines are not repeated", sources, findTooManyRepeats(sources)) +
    report("queries are in repositories", sources, findQueriesOutside(sources)) +
    report("files are small", sources, findTooLargeFiles(sources)) +
    report("files of calls only speak HTTP", sources, findUseCasesInApi(sources))
  );
}

/** Checks paths named in decisions, guides and the README of each folder. */
function checkNamedFiles(): number {
  const documents = readFiles(".", /(^|\/)README\.md$|^docs\/.*\.md$/);
  const paths = readFiles(".", /\.(tsx?|mjs|css|sql|md)$/).map(({ path }) => path);
  if (documents.length === 0) throw new Error("Documents were not read");
  return report(
    "files that documents name are here",
    documents,
    findMissingFiles(documents, paths),
  );
}

function checkNumbers(): number {
  const rooms: [title: string, room: string, files: RegExp, mayMiss: boolean][] = [
    ["migrations are numbered without holes", "src/database/migrations", /\.sql$/, false],
    ["decisions have a number each", "docs/decisions", /\.md$/, true],
    ["change notes have a number each", "changes", /\.md$/, true],
  ];
  let count = 0;
  for (const [title, room, pattern, mayMiss] of rooms) {
    const files = readFiles(room, pattern);
    if (files.length === 0) throw new Error(`"${title}" read no files`);
    count += report(title, files, findMisnumbered(files, { mayMiss }));
  }
  return count;
}

function checkStyles(): number {
  const sheets = readFiles("src", STYLES);
  const components = readFiles("src", /(?<!\.test)\.tsx?$/);
  if (sheets.length === 0 || components.length === 0) throw new Error("Styles were not read");
  return (
    report(
      "classes lie in the file that they are named after",
      sheets,
      findForeignClasses(sheets),
    ) + report("classes are used", sheets, findDeadClasses(sheets, components))
  );
}

function report(title: string, files: readonly SourceFile[], findings: readonly Finding[]): number {
  console.log(`${title}: ${files.length} files, problems: ${findings.length}`);
  for (const { file, line, problem } of findings) console.error(`  ${file}:${line} ${problem}`);
  return findings.length;
}

if (import.meta.main) {
  let count = checkCounts() + checkNumbers() + checkNamedFiles() + checkStyles();
  for (const [title, check, room, pattern] of CHECKS) {
    const files = readFiles(room, pattern);
    if (files.length === 0) throw new Error(`"${title}" read no files`);
    count += report(title, files, files.flatMap(check));
  }
  process.exit(count > 0 ? 1 : 0);
}
