import type { SortType } from "#ports/sort-type.ts";

/** A query as codes, the way workers get it: the only text is the search text. */
export type CodedQuery = {
  siteId: number;
  language: string;
  text: string;
  /** One of the terms of every group. A group without terms matches nothing. */
  groups: readonly TermGroup[];
  ranges: readonly ValueRange[];
  sort: SortType;
  offset: number;
  limit: number;
  /** Keys whose values are counted. */
  facetKeys: readonly number[];
  stats: readonly RangeColumn[];
};

export type TermGroup = { key: number; terms: readonly number[] };
export type RangeColumn = "cents" | "fractions";
/** Both ends included; never NaN. */
export type ValueRange = { column: RangeColumn; min: number; max: number };

export type CodedResult = {
  ids: Uint32Array;
  total: number;
  terms: Uint32Array;
  counts: Uint32Array;
  stats: { column: RangeColumn; min: number; max: number }[];
  didYouMean: { text: string; count: number }[];
  searchedText?: string;
};

export type CodedSuggestQuery = { siteId: number; language: string; text: string; limit: number };
export type CodedSuggestions = {
  queries: { text: string; count: number }[];
  ids: Uint32Array;
  categoryTerms: Uint32Array;
  manufacturerTerms: Uint32Array;
};
