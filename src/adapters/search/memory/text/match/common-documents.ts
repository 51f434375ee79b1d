import { bitCount } from "../letter-mask.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { isFew } from "./candidates.ts";
import type { TermRange } from "./expand-word.ts";
import { clearOnly, markOnly, wordScores } from "./word-scores.ts";

/** One pair for all indexes of a thread; between words all is zero. */
let before = new Int32Array(0);
let after = new Int32Array(0);

const documentsOf = ({ postingStarts, postingDocs }: TextBuffers, { from, to }: TermRange) =>
  postingDocs.subarray(postingStarts[from], postingStarts[to]);

/** The documents of a word, ascending, or those of `among` that it is in. Nothing is weighed yet: most drop out. */
export function commonDocuments(
  buffers: TextBuffers,
  among: Uint32Array | undefined,
  ranges: readonly TermRange[],
): Uint32Array {
  const [only] = ranges;
  const isOneTerm = ranges.length === 1 && only?.to === (only?.from ?? 0) + 1;
  if (!among && only && isOneTerm) return documentsOf(buffers, only);
  if (among && isFew(buffers, among.length, ranges)) return lookUp(buffers, among, ranges);
  const words = (buffers.nameLengths.length + 31) >>> 5;
  if (after.length < words) {
    before = new Int32Array(words);
    after = new Int32Array(words);
  }
  if (among) noteAll(among, before);
  for (const range of ranges) {
    if (among) noteCommon(documentsOf(buffers, range));
    else noteAll(documentsOf(buffers, range), after);
  }
  return among ? keepNoted(among, words) : listNoted(words);
}

function lookUp(
  buffers: TextBuffers,
  among: Uint32Array,
  ranges: readonly TermRange[],
): Uint32Array {
  const scores = wordScores(buffers.nameLengths.length);
  markOnly(buffers, ranges, among);
  const kept = among.filter((doc) => scores[doc] !== 0);
  clearOnly(among, scores);
  return kept;
}

function noteAll(docs: Uint32Array, bits: Int32Array): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
  }
}

function noteCommon(docs: Uint32Array): void {
  const [from, to] = [before, after];
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    const word = doc >>> 5;
    to[word] = (to[word] as number) | ((from[word] as number) & (1 << (doc & 31)));
  }
}

function keepNoted(among: Uint32Array, words: number): Uint32Array {
  const docs = new Uint32Array(among.length);
  let kept = 0;
  for (let at = 0; at < among.length; at++) {
    const doc = among[at] as number;
    docs[kept] = doc;
    kept += ((after[doc >>> 5] as number) >>> (doc & 31)) & 1;
  }
  before.fill(0, 0, words);
  after.fill(0, 0, words);
  return docs.subarray(0, kept);
}

function listNoted(words: number): Uint32Array {
  const docs = new Uint32Array(countNoted(words));
  let found = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = after[word] as number; rest !== 0; rest &= rest - 1) {
      docs[found++] = (word << 5) + 31 - Math.clz32(rest & -rest);
    }
    after[word] = 0;
  }
  return docs;
}

function countNoted(words: number): number {
  let count = 0;
  for (let word = 0; word < words; word++) count += bitCount(after[word] as number);
  return count;
}
