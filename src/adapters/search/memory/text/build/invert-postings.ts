import { sharedUint8, sharedUint32 } from "../../segment/shared-arrays.ts";
import { isOfManufacturer } from "../occurrence.ts";
import type { Collected } from "./collect-postings.ts";

export type Inverted = {
  postingStarts: Uint32Array;
  postingDocs: Uint32Array;
  postingPlaces: Uint8Array;
  nameLengths: Uint8Array;
  /** For each term, the number of documents whose manufacturer contains it. */
  manufacturerCounts: Uint32Array;
};

/** From the terms of each document to the documents of each term. `rank` orders the terms. */
export function invertPostings(collected: Collected, rank: Uint32Array): Inverted {
  const rowTerms = collected.rowTerms();
  const rowPlaces = collected.rowPlaces();
  const { starts: postingStarts, next } = countTerms(rowTerms, rank);
  const postingDocs = sharedUint32(rowTerms.length);
  const postingPlaces = sharedUint8(rowTerms.length);
  const manufacturerCounts = new Uint32Array(rank.length);
  const docs = collected.docs();
  const rowStarts = collected.rowStarts();
  const nameLengthsAsCame = collected.nameLengths();
  const nameLengths = sharedUint8(docs.reduce((most, doc) => Math.max(most, doc + 1), 0));
  for (const row of ascending(docs)) {
    const doc = docs[row] as number;
    nameLengths[doc] = nameLengthsAsCame[row] as number;
    const end = rowStarts[row + 1] ?? rowTerms.length;
    for (let at = rowStarts[row] as number; at < end; at++) {
      const term = rank[rowTerms[at] as number] as number;
      const place = rowPlaces[at] as number;
      const to = next[term] as number;
      next[term] = to + 1;
      postingDocs[to] = doc;
      postingPlaces[to] = place;
      if (isOfManufacturer(place)) manufacturerCounts[term] = (manufacturerCounts[term] ?? 0) + 1;
    }
  }
  return { postingStarts, postingDocs, postingPlaces, nameLengths, manufacturerCounts };
}

function countTerms(rowTerms: Uint32Array, rank: Uint32Array) {
  const starts = sharedUint32(rank.length + 1);
  for (const term of rowTerms) {
    const at = (rank[term] as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  // Stryker disable next-line EqualityOperator: beyond the end nothing is written
  for (let at = 1; at < starts.length; at++) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  }
  return { starts, next: starts.slice(0, rank.length) };
}

/** Row numbers sorted by document; unchanged if documents arrived in order. */
function ascending(docs: Uint32Array): Uint32Array {
  const rows = Uint32Array.from(docs, (_, at) => at);
  // Stryker disable next-line all: sorted they are what they were
  const inOrder = docs.every((doc, at) => at === 0 || (docs[at - 1] as number) < doc);
  return inOrder ? rows : rows.sort((a, b) => (docs[a] as number) - (docs[b] as number));
}
