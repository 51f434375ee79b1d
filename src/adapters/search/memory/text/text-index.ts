import type { SearchText } from "#ports/search.ts";
import { buildBuffers } from "./build/build-buffers.ts";
import { completeText } from "./complete.ts";
import { matcherTools, matchText } from "./match/matcher.ts";
import { spellText } from "./spellings.ts";
import type { TextBuffers } from "./text-buffers.ts";

/** Documents are numbered by the caller, 0 to n-1; each comes once, in any order. */
export type TextDocument = { doc: number; text: SearchText };

/** Documents ascending, scores in parallel; match-bands.ts says what scores tell beyond the order. */
export type TextMatches = { docs: Uint32Array; scores: Float32Array };

/** What is found by words, in one language. */
export type TextIndex = {
  match(text: string): TextMatches;
  /** Queries that complete the text, the commonest first. */
  complete(text: string, limit: number): string[];
  /** Corrections of the whole text that find something, the likeliest first. */
  spellings(text: string, limit: number): string[];
  buffers: TextBuffers;
};

export function buildTextIndex(language: string, documents: Iterable<TextDocument>): TextIndex {
  return openTextIndex(buildBuffers(language, documents));
}

export function openTextIndex(buffers: TextBuffers): TextIndex {
  const tools = matcherTools(buffers);
  return {
    match: (text) => matchText(tools, text),
    complete: (text, limit) => completeText(tools, text, limit),
    spellings: (text, limit) => spellText(tools, text, limit),
    buffers,
  };
}
