/** Terms of flags, stock and fields that a segment has, and what asking all of them costs. */
export type FacetPostings = { terms: Uint32Array; bitTerms: number; listedDocs: number };
