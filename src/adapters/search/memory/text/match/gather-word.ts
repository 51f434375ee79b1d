import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { betterScore, scoreTable } from "./score-tables.ts";
import { clearOnly, markAll, postingCount, wordScores } from "./word-scores.ts";

/** Documents of a word, ascending, each with the best score any of its terms gives (score-tables.ts). */
export type WordDocuments = { docs: Uint32Array; scores: Uint32Array };

/** Sorting costs this many times as much a posting as looking through 32 documents does. */
const SORT_COST = 4;

/** One for all indexes of a thread; between questions all is zero. */
let seen = new Int32Array(0);

export function gatherWord(buffers: TextBuffers, ranges: readonly TermRange[]): WordDocuments {
  const words = (buffers.nameLengths.length + 31) >>> 5;
  const largest = largestTerm(buffers, ranges);
  const rest = ranges.filter((range) => range !== largest);
  const restCount = postingCount(buffers, rest);
  if (!largest || restCount * SORT_COST > words) return inOrder(buffers, ranges, words);
  return merge(buffers, largest, gatherFew(buffers, rest, restCount));
}

/** Most words stand for one common term and some rare ones: that one's list is in order already. */
function largestTerm(buffers: TextBuffers, ranges: readonly TermRange[]): TermRange | undefined {
  let largest: TermRange | undefined;
  let most = 0;
  for (const range of ranges) {
    const count = postingCount(buffers, [range]);
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
function inOrder(buffers: TextBuffers, ranges: readonly TermRange[], words: number): WordDocuments {
  if (seen.length < words) seen = new Int32Array(words);
  markAll(buffers, ranges);
  const wordScore = wordScores(buffers.nameLengths.length);
  for (const range of ranges) noteSeen(documentsOf(buffers, range));
  const most = Math.min(postingCount(buffers, ranges), buffers.nameLengths.length);
  const docs = new Uint32Array(most);
  const scores = new Uint32Array(most);
  let found = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = seen[word] as number; rest !== 0; rest &= rest - 1) {
      const doc = (word << 5) + 31 - Math.clz32(rest & -rest);
      docs[found] = doc;
      scores[found++] = wordScore[doc] as number;
      wordScore[doc] = 0;
    }
    seen[word] = 0;
  }
  return { docs: docs.subarray(0, found), scores: scores.subarray(0, found) };
}

function noteSeen(docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    seen[doc >>> 5] = (seen[doc >>> 5] as number) | (1 << (doc & 31));
  }
}

/** Documents may come several times; each time with the same score. */
function gatherFew(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  count: number,
): WordDocuments {
  const docs = new Uint32Array(count);
  let filled = 0;
  for (const range of ranges) {
    const part = documentsOf(buffers, range);
    docs.set(part, filled);
    filled += part.length;
  }
  docs.sort();
  markAll(buffers, ranges);
  const wordScore = wordScores(buffers.nameLengths.length);
  const scores = Uint32Array.from(docs, (doc) => wordScore[doc] as number);
  clearOnly(docs, wordScore);
  return { docs, scores };
}

/** The common term's documents and the few others as one list, each document once. */
function merge(buffers: TextBuffers, largest: TermRange, few: WordDocuments): WordDocuments {
  const { postingStarts, postingDocs, postingPlaces } = buffers;
  const table = scoreTable(largest.quality);
  const end = postingStarts[largest.to] as number;
  let at = postingStarts[largest.from] as number;
  const docs = new Uint32Array(end - at + few.docs.length);
  const scores = new Uint32Array(docs.length);
  let count = 0;
  for (let row = 0; row <= few.docs.length; row++) {
    const doc = row < few.docs.length ? (few.docs[row] as number) : Number.POSITIVE_INFINITY;
    for (; at < end && (postingDocs[at] as number) < doc; at++) {
      docs[count] = postingDocs[at] as number;
      scores[count++] = table[postingPlaces[at] as number] as number;
    }
    if (row === few.docs.length || (count > 0 && docs[count - 1] === doc)) continue;
    docs[count] = doc;
    scores[count] = few.scores[row] as number;
    if (at < end && postingDocs[at] === doc) {
      const score = table[postingPlaces[at++] as number] as number;
      scores[count] = betterScore(scores[count] as number, score);
    }
    count += 1;
  }
  return { docs: docs.subarray(0, count), scores: scores.subarray(0, count) };
}
