import type { SearchText } from "#ports/search.ts";
import { type Bits, wordsFor } from "../segment/shared-arrays.ts";
import { buildBuffers } from "./build/build-buffers.ts";
import { completeText } from "./complete.ts";
import { type Band, matcherTools, matchText } from "./match/matcher.ts";
import type { ScoredDocuments } from "./match/scores/score-tables.ts";
import { scoreWords } from "./match/scores/score-words.ts";
import { spellText } from "./spellings.ts";
import type { TextBuffers } from "./text-buffers.ts";

/** Documents are numbered by the caller, 0 to n-1; each comes once, in any order. */
export type TextDocument = { doc: number; text: SearchText };

/** How a text was understood, and what it gives to documents that it found. */
export type TextMatch = {
  band: Band;
  /** Words that were left out, folded. */
  leftOut: readonly string[];
  /** The documents where they are few, ascending; else they are in the set. */
  docs: Uint32Array | undefined;
  /** Raises the scores of documents, which are in parallel to them. */
  score(wanted: ScoredDocuments, into: Uint8Array): void;
};

/** What is found by words, in one language. */
export type TextIndex = {
  /** Finds the documents of a text, and puts them into the empty set where they are many. */
  match(text: string, into: Bits): TextMatch | undefined;
  /** Queries that complete the text, the commonest first. */
  complete(text: string, limit: number): string[];
  /** Corrections of the text without the words that were left out; each finds something, the likeliest first. */
  spellings(text: string, limit: number, leftOut?: readonly string[]): string[];
  buffers: TextBuffers;
};

export function buildTextIndex(language: string, documents: Iterable<TextDocument>): TextIndex {
  return openTextIndex(buildBuffers(language, documents));
}

export function openTextIndex(buffers: TextBuffers): TextIndex {
  const tools = matcherTools(buffers);
  return {
    match(text, into) {
      const matched = matchText(
        tools,
        text,
        into.subarray(0, wordsFor(buffers.nameLengths.length)),
      );
      if (!matched) return undefined;
      return {
        band: matched.band,
        leftOut: matched.leftOut ?? [],
        docs: matched.found.docs,
        score(wanted, scores) {
          for (const reading of matched.readings) scoreWords(buffers, reading, wanted, scores);
        },
      };
    },
    complete: (text, limit) => completeText(tools, text, limit),
    spellings: (text, limit, leftOut) => spellText(tools, text, limit, leftOut),
    buffers,
  };
}
