import fc from "fast-check";
import { expect, it } from "vitest";
import { listTypoTerms } from "../../build/list-typo-terms.ts";
import { packStrings } from "../../string-list.ts";
import { TERM_FLAGS, type TextBuffers } from "../../text-buffers.ts";
import { editDistanceFrom } from "./edit-distance.ts";
import { findOneEdit } from "./one-edit.ts";

const SHORTEST = 3;

function buffersOf(terms: readonly string[]): TextBuffers {
  const { chars: termChars, starts: termStarts } = packStrings(terms);
  const flags = new Uint8Array(terms.length).fill(TERM_FLAGS.completes);
  return { termChars, termStarts, ...listTypoTerms(terms, flags) } as TextBuffers;
}

/** Compares every term with the word. */
function byComparing({ termChars, termStarts }: TextBuffers, word: string): Map<number, number> {
  const distance = editDistanceFrom(word);
  const near = new Map<number, number>();
  for (let term = 0; term + 1 < termStarts.length; term++) {
    const [start, end] = [termStarts[term] as number, termStarts[term + 1] as number];
    const edits = distance.to(termChars, start, end, 1);
    if (edits <= 1 && end - start >= SHORTEST) near.set(term, edits);
  }
  distance.done();
  return near;
}

const word = fc.string({
  unit: fc.constantFrom("a", "b", "c", "š"),
  minLength: 2,
  maxLength: 7,
});
const byTerm = (found: Map<number, number>) => [...found].sort(([a], [b]) => a - b);

it("the search for words one edit away returns the same as comparing every word", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, typed) => {
      const buffers = buffersOf(words.toSorted((a, b) => (a < b ? -1 : 1)));
      const found = findOneEdit(buffers, typed, SHORTEST);
      expect(byTerm(found)).toEqual(byTerm(byComparing(buffers, typed)));
    }),
    { numRuns: 500 },
  );
});
