import { type FileCheck, findAll } from "./source-files.ts";

const READS_CLOCK = /(new Date\(\)|\bDate\.now\(\))/g;

/** Use cases and repositories; what only tests use may ask the machine. */
const USE_CASES = /^src\/features\/[^/]+\/server\/(?!.*\.test)(?!(?:.*\/)?fixtures\/)/;

/** One clock, handed in as `now`: else a test cannot say what time it is. `performance.now()` measures how long. */
export const findOwnClocks: FileCheck = (file) =>
  USE_CASES.test(file.path)
    ? findAll(file, READS_CLOCK, (found) => `${found} is a clock of its own: use the deps' now()`)
    : [];
