import { expect, it } from "vitest";
import type { OpenSegment } from "../open-segment.ts";
import { isCheaperByPostings } from "./count-by-postings.ts";

function cheaper(
  { size = 3200, bitTerms = 0, listedDocs = 0, terms = 0, codes = 0 },
  { start = 0, end = 100, count = 0 },
): boolean {
  const segment = {
    size,
    facetPostings: { terms: { length: terms }, bitTerms, listedDocs },
    fields: { terms: { length: codes } },
  } as unknown as OpenSegment;
  return isCheaperByPostings(segment, { bits: new Int32Array(0), start, end, count });
}

// Two counts that differ by one are on different sides of the break-even count.
it.each([
  ["each word of a bitset is worth two", { bitTerms: 3 }, { start: 20, end: 60 }, 60],
  ["each listed document of the stretch is worth two", { listedDocs: 400 }, { end: 50 }, 100],
  ["each term is worth one", { terms: 40 }, {}, 10],
  ["all of it together", { bitTerms: 1, listedDocs: 100, terms: 40 }, {}, 110],
  ["documents with fields cost more to look at", { terms: 400, codes: 3200 * 3 }, {}, 25],
  ["a small segment", { size: 10, listedDocs: 8, codes: 10 }, { end: 1 }, 2],
  ["an empty one", { size: 0, codes: 3, terms: 16 }, { end: 0 }, 1],
])("counting by postings is chosen above the break-even: %s", (_what, segment, set, price) => {
  expect(cheaper(segment, { ...set, count: price })).toBe(false);
  expect(cheaper(segment, { ...set, count: price + 1 })).toBe(true);
});
