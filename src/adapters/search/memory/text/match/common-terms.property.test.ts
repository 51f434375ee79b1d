import fc from "fast-check";
import { expect, it } from "vitest";
import { matchAll } from "../fixtures/found-docs.ts";
import { buildTextIndex, openTextIndex } from "../text-index.ts";

/** From words in nearly every name to words in one of hundreds. */
const WORDS = ["zebra", "yacht", "xylem", "qualm", "wharf", "vigor", "umbra", "tulip"];
const NONE = { manufacturer: "", categories: [], keywords: [], description: "" };

/** Word n is in each name whose number is divisible by 2 to the power n; the order of words varies. */
function nameOf(doc: number): string {
  const words = WORDS.filter((_, at) => doc % 2 ** at === 0);
  return (doc % 3 === 0 ? words.toReversed() : words).join(" ");
}

const names = Array.from({ length: 700 }, (_, doc) => nameOf(doc));
const index = buildTextIndex(
  "de",
  names.map((name, doc) => ({ doc, text: { ...NONE, name } })),
);
const withoutCommon = openTextIndex({ ...index.buffers, commonTerms: new Uint32Array(0) });

const typed = fc
  .array(fc.constantFrom(...WORDS, "zebr", "yahct", "tuli"), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));

it("the test index has both common and rare words", () => {
  expect(index.buffers.commonTerms.length).toBeGreaterThan(3);
  expect(index.buffers.commonTerms.length).toBeLessThan(WORDS.length);
});

it("a search finds the documents that have all words, common or rare", () => {
  fc.assert(
    fc.property(fc.subarray(WORDS, { minLength: 1 }), (words) => {
      const wanted = names.flatMap((name, doc) =>
        words.every((word) => name.split(" ").includes(word)) ? [doc] : [],
      );
      expect([...matchAll(index, words.join(" ")).docs]).toEqual(wanted);
    }),
  );
});

it("a search returns the same with and without an index of common words", () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(matchAll(index, text)).toEqual(matchAll(withoutCommon, text));
      expect(index.complete(text, 5)).toEqual(withoutCommon.complete(text, 5));
      expect(index.spellings(text, 3)).toEqual(withoutCommon.spellings(text, 3));
    }),
    { numRuns: 150 },
  );
});
