import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { postingCount, wordScores } from "./word-scores.ts";

/** Sorting costs this many times as much a posting as sweeping over a document does. */
const SORT_COST = 40;

/** The documents that `ranges` marked, ascending, each once. */
export function markedDocuments(buffers: TextBuffers, ranges: readonly TermRange[]): Uint32Array {
  const documents = buffers.nameLengths.length;
  const largest = largestTerm(buffers, ranges);
  const rest = ranges.filter((range) => range !== largest);
  const restCount = postingCount(buffers, rest);
  if (restCount * SORT_COST > documents) {
    return sweep(wordScores(documents), documents, postingCount(buffers, ranges));
  }
  const sorted = largest ? documentsOf(buffers, largest) : new Uint32Array(0);
  if (restCount === 0) return sorted.slice();
  return merge(sorted, sortedDocuments(buffers, rest, restCount));
}

/** Most words stand for one common term and some rare ones: that one's list is in order already. */
function largestTerm(buffers: TextBuffers, ranges: readonly TermRange[]): TermRange | undefined {
  let largest: TermRange | undefined;
  let most = 0;
  for (const range of ranges) {
    const count = documentsOf(buffers, range).length;
    if (range.to === range.from + 1 && count > most) {
      largest = range;
      most = count;
    }
  }
  return largest;
}

function documentsOf({ postingStarts, postingDocs }: TextBuffers, range: TermRange): Uint32Array {
  return postingDocs.subarray(postingStarts[range.from], postingStarts[range.to]);
}

/** Without a branch for each document: which ones are marked cannot be foretold. */
function sweep(scores: Uint32Array, documents: number, postings: number): Uint32Array {
  const docs = new Uint32Array(Math.min(postings, documents) + 1);
  let found = 0;
  for (let doc = 0; doc < documents; doc++) {
    docs[found] = doc;
    found += -(scores[doc] as number) >>> 31;
  }
  return docs.subarray(0, found);
}

function sortedDocuments(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  count: number,
): Uint32Array {
  const docs = new Uint32Array(count);
  let filled = 0;
  for (const range of ranges) {
    const part = documentsOf(buffers, range);
    docs.set(part, filled);
    filled += part.length;
  }
  return docs.sort();
}

/** Two ascending lists as one, each document once; the second may repeat itself. */
function merge(a: Uint32Array, b: Uint32Array): Uint32Array {
  const docs = new Uint32Array(a.length + b.length);
  let count = 0;
  let left = 0;
  for (let right = 0; right < b.length; right++) {
    const doc = b[right] as number;
    while (left < a.length && (a[left] as number) < doc) docs[count++] = a[left++] as number;
    if (left < a.length && a[left] === doc) continue;
    if (count === 0 || docs[count - 1] !== doc) docs[count++] = doc;
  }
  while (left < a.length) docs[count++] = a[left++] as number;
  return docs.subarray(0, count);
}
