import type { SearchText } from "#ports/search.ts";
import { type Bits, wordsFor } from "../segment/shared-arrays.ts";
import { buildBuffers } from "./build/build-buffers.ts";
import { completeText } from "./complete.ts";
import { type Band, matcherTools, matchText } from "./match/matcher.ts";
import type { ScoredDocuments } from "./match/scores/score-tables.ts";
import { scoreWords } from "./match/scores/score-words.ts";
import { spellText } from "./spellings.ts";
import type { TextBuffers } from "./text-buffers.ts";

/** The caller numbers documents from 0 to n-1; each is given once, in any order. */
export type TextDocument = { doc: number; text: SearchText };

/** How a text was understood, and the scores of the documents that it found. */
export type TextMatch = {
  band: Band;
  /** The words that were left out, folded. */
  leftOut: readonly string[];
  /** The documents as an ascending list if they are few; else they are in the set. */
  docs: Uint32Array | undefined;
  /** Raises the scores of documents; `into` has one score per document. */
  score(wanted: ScoredDocuments, into: Uint8Array): void;
};

/** A full-text index of one language. */
export type TextIndex = {
  /** Finds the documents of a text; if they are many, they are put into the given empty set. */
  match(text: string, into: Bits): TextMatch | undefined;
  /** Queries that complete the text, the most common first. */
  complete(text: string, limit: number): string[];
  /** Corrections of the text without the words that were left out; each has matches, the likeliest first. */
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
