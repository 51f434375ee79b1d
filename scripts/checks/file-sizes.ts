import type { Finding, SourceFile } from "./source-files.ts";

/** Limits for the lines of product files, as in CONTRIBUTING.md. */
const MIDDLE = { least: 40, most: 60 };
const NINE_IN_TEN = 150;
const LARGEST = 350;

const NOT_PRODUCT = /\.(?:test|suite)\.|\/fixtures\/|\/migrations\//;

/** If the files as a whole are too large, the finding names the largest one, as a place to begin. */
export function findTooLargeFiles(files: readonly SourceFile[]): Finding[] {
  const sizes = files
    .filter(({ path }) => !NOT_PRODUCT.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .toSorted((one, other) => one.lines - other.lines);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
  const tooLarge = sizes
    .filter(({ lines }) => lines > LARGEST)
    .map(({ path, lines }) => ({
      file: path,
      line: LARGEST + 1,
      problem: `has ${lines} lines, more than ${LARGEST}`,
    }));
  const [middle, large, largest] = [at(0.5), at(0.9), sizes.at(-1)];
  const ofAll = (problem: string) => ({ file: largest?.path ?? "src", line: 1, problem });
  if (middle < MIDDLE.least || middle > MIDDLE.most) {
    tooLarge.push(ofAll(`half of all files have ${middle} lines at most: it is to be 40 to 60`));
  }
  if (large >= NINE_IN_TEN) {
    tooLarge.push(ofAll(`nine in ten files have ${large} lines at most: it is to be under 150`));
  }
  return tooLarge;
}
