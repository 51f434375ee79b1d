import { type FileCheck, findAll } from "./source-files.ts";

const READS_CLOCK = /(new Date\(\)|\bDate\.now\(\))/g;

/** Use cases and repositories; test files and fixtures may read the machine's clock. */
const USE_CASES = /^src\/features\/[^/]+\/server\/(?!.*\.test)(?!(?:.*\/)?fixtures\/)/;

/** One clock is passed in as `now`, so that tests can set the time. `performance.now()` measures durations. */
export const findOwnClocks: FileCheck = (file) =>
  USE_CASES.test(file.path)
    ? findAll(file, READS_CLOCK, (found) => `${found} is a clock of its own: use the deps' now()`)
    : [];
