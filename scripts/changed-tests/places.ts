import { testLines } from "../checks/test-titles.ts";
import type { ChosenTest } from "./choose-tests.ts";

/** As Vitest and Playwright understand it: the file, or the lines on which single tests begin. */
export function placesOf({ file, titles }: ChosenTest, read: (file: string) => string): string[] {
  if (!titles) return [file];
  const lines = testLines({ path: file, text: read(file) });
  const known = [...titles].map((title) => lines.get(title));
  // A title that is just being changed is missing: then the whole file is run.
  return known.includes(undefined)
    ? [file]
    : known.flatMap((some = []) => some.map((line) => `${file}:${line}`));
}
