import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { postingCount } from "./word-scores.ts";

/** Sorting costs this many times as much a posting as looking through 32 documents does. */
const SORT_COST = 4;

/** One for all indexes of a thread; between questions all is zero. */
let seen = new Int32Array(0);

/** The documents of the ranges, ascending, each once. */
export function markedDocuments(buffers: TextBuffers, ranges: readonly TermRange[]): Uint32Array {
  const words = (buffers.nameLengths.length + 31) >>> 5;
  const largest = largestTerm(buffers, ranges);
  const rest = ranges.filter((range) => range !== largest);
  const restCount = postingCount(buffers, rest);
  if (restCount * SORT_COST > words) return inOrder(buffers, ranges, words);
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

/** A bit for each, then bit after bit: nothing is compared, and each is met once. */
function inOrder(buffers: TextBuffers, ranges: readonly TermRange[], words: number): Uint32Array {
  if (seen.length < words) seen = new Int32Array(words);
  for (const range of ranges) noteSeen(documentsOf(buffers, range));
  const docs = new Uint32Array(Math.min(postingCount(buffers, ranges), buffers.nameLengths.length));
  let found = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = seen[word] as number; rest !== 0; rest &= rest - 1) {
      docs[found++] = (word << 5) + 31 - Math.clz32(rest & -rest);
    }
  }
  seen.fill(0, 0, words);
  return docs.subarray(0, found);
}

function noteSeen(docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    seen[doc >>> 5] = (seen[doc >>> 5] as number) | (1 << (doc & 31));
  }
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
