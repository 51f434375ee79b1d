import type { SearchDocument } from "#ports/search.ts";
import type { CodedQuery, CodedSuggestQuery } from "../query/coded-query.ts";
import type { Segment } from "../segment/segment.ts";
import type { NewTerms, TermList } from "../segment/term-dictionary.ts";

/** A change of the searched data, applied as a whole between two queries. */
export type SegmentsChange = {
  add: readonly { number: number; segment: Segment; dead: readonly number[] }[];
  drop: readonly number[];
  /** Ids that are no longer shown in the segments that existed before. */
  dead: readonly number[];
  /** The key of every term. */
  keyOf: Uint16Array;
  keyCount: number;
};

export type ReaderMessage =
  | { type: "change"; change: SegmentsChange }
  | { type: "search"; query: CodedQuery }
  | { type: "suggest"; query: CodedSuggestQuery };

export type BuilderMessage =
  | { type: "begin"; terms: TermList }
  | { type: "add"; documents: readonly SearchDocument[] }
  | { type: "finish" };

export type Built = { segment: Segment; newTerms: NewTerms };
