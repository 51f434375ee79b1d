import { findDateFormats, findWrittenDates } from "./date-formats.ts";
import { findEmptyNames } from "./file-names.ts";
import { findMachineTraces } from "./machine-traces.ts";
import { findPhysicalSides } from "./physical-sides.ts";
import { findRawColours } from "./raw-colours.ts";
import { findRetiredWords } from "./retired-words.ts";
import { type FileCheck, readFiles } from "./source-files.ts";

/** Rules of the house that no linter knows; sizes of files and functions are in biome.json. */
const CHECKS: [title: string, check: FileCheck, room: string, files: RegExp][] = [
  ["colours are tokens", findRawColours, "src", /(?<!\.test)\.(tsx?|css)$/],
  ["sides are logical", findPhysicalSides, "src", /(?<!\.test)\.(tsx?|css)$/],
  ["dates are written by one file", findDateFormats, "src", /(?<!\.test)\.tsx?$/],
  ["dates of the demo too", findDateFormats, "demo", /(?<!\.test)\.ts$/],
  ["dates in texts are yyyy-MM-dd", findWrittenDates, "content", /\.md$/],
  ["dates in messages are yyyy-MM-dd", findWrittenDates, "src", /\/messages\/.*\.json$/],
  ["names say something", findEmptyNames, ".", /\.(tsx?|m?js|css|json|sql)$/],
  ["names are plain words", findRetiredWords, ".", /(?<!house-checks\.test)\.(tsx?|mjs)$/],
  [
    "no trace of a machine",
    findMachineTraces,
    ".",
    /\.(tsx?|mjs|css|json|sql|md|ya?ml)$|(^|\/)(\.npmrc|\.env\.example|run)$/,
  ],
];

if (import.meta.main) {
  let count = 0;
  for (const [title, check, room, pattern] of CHECKS) {
    const files = readFiles(room, pattern);
    if (files.length === 0) throw new Error(`"${title}" read no files`);
    const findings = files.flatMap(check);
    count += findings.length;
    console.log(`${title}: ${files.length} files, problems: ${findings.length}`);
    for (const { file, line, problem } of findings) console.error(`  ${file}:${line} ${problem}`);
  }
  process.exit(count > 0 ? 1 : 0);
}
