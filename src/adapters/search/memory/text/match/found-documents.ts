import { haveCommon, intersectBits, listDocs, setDocs, uniteBits } from "../../bits/bits.ts";
import { type Bits, wordsFor } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import type { WeighedWord } from "./weigh-words.ts";

/** Returns an empty set for the documents of an index; it reuses the memory of the set it returned before. */
type HeldSet = (buffers: TextBuffers) => Bits;

function heldSet(): HeldSet {
  let bits = new Int32Array(0);
  return ({ nameLengths }) => {
    const words = wordsFor(nameLengths.length);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a new one serves as well
    if (bits.length < words) bits = new Int32Array(words);
    return bits.subarray(0, words).fill(0);
  };
}

/** One of each for all indexes of a thread, because a query runs without interruption. */
const emptySetOfWord = heldSet();
export const emptySetOfReading = heldSet();
export const emptySetToLook = heldSet();

/** Documents of words: an ascending list if they are few, else a set. */
export type FoundDocuments =
  | { docs: Uint32Array; bits?: undefined }
  | { docs?: undefined; bits: Bits };

/** For all indexes of a thread: the next list is written while the last one is read. */
let last = new Uint32Array(0);
let next = new Uint32Array(0);
let isKept = new Uint8Array(0);

/** The documents that contain a word. If they are many, they are put into the given empty set. */
export function documentsOf(buffers: TextBuffers, word: WeighedWord, into: Bits): FoundDocuments {
  const { postingDocs, postingStarts } = buffers;
  // With more documents than the set has words, it is cheaper to combine whole words.
  if (word.postings > into.length) {
    addDocuments(buffers, word, into);
    return { bits: into };
  }
  const [only] = word.ranges;
  // Stryker disable next-line BlockStatement: a short way to the same list
  if (only && word.ranges.length === 1 && only.to === only.from + 1) {
    return { docs: postingDocs.subarray(postingStarts[only.from], postingStarts[only.to]) };
  }
  const members = emptySetOfWord(buffers);
  addLists(buffers, word.ranges, members);
  reserveNext(word.postings);
  return { docs: takeNext(listDocs(members, 0, members.length, next)) };
}

/** Those of the documents that also contain the word; undefined if there are none. */
export function intersectDocuments(
  buffers: TextBuffers,
  found: FoundDocuments,
  word: WeighedWord,
): FoundDocuments | undefined {
  if (found.docs) return keepListed(buffers, found.docs, word);
  const members = membersOf(buffers, word);
  if (!haveCommon(found.bits, members)) return undefined;
  intersectBits(found.bits, members);
  return found;
}

function membersOf(buffers: TextBuffers, word: WeighedWord): Bits {
  const [only] = word.common;
  const members = emptySetOfWord(buffers);
  // Stryker disable next-line BlockStatement: a short way to the same set
  if (only && word.common.length === 1 && word.rare.length === 0) {
    return rowOf(buffers, only.row, members.length);
  }
  addDocuments(buffers, word, members);
  return members;
}

const rowOf = ({ commonBits }: TextBuffers, row: number, words: number) =>
  commonBits.subarray(row * words, (row + 1) * words);

/** The set is empty, so the first term is simply copied, which is cheap. */
function addDocuments(buffers: TextBuffers, { common, rare }: WeighedWord, into: Bits): void {
  const [first, ...others] = common;
  if (first) into.set(rowOf(buffers, first.row, into.length));
  for (const { row } of others) uniteBits(into, buffers.commonBits, row * into.length);
  addLists(buffers, rare, into);
}

function addLists(
  { postingStarts, postingDocs }: TextBuffers,
  ranges: readonly TermRange[],
  into: Bits,
): void {
  for (const { from, to } of ranges) {
    setDocs(into, postingDocs, postingStarts[from] as number, postingStarts[to] as number);
  }
}

/** Goes term by term: a document is kept if any of the terms has it. */
function keepListed(
  buffers: TextBuffers,
  docs: Uint32Array,
  { common, rare }: WeighedWord,
): FoundDocuments | undefined {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a new one serves as well
  if (isKept.length < docs.length) isKept = new Uint8Array(docs.length);
  isKept.fill(0, 0, docs.length);
  const members = emptySetOfWord(buffers);
  for (const { row } of common) noteIn(rowOf(buffers, row, members.length), docs);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without lists none is added
  if (rare.length > 0) {
    addLists(buffers, rare, members);
    noteIn(members, docs);
  }
  reserveNext(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    next[count] = docs[at] as number;
    count += isKept[at] as number;
  }
  return count > 0 ? { docs: takeNext(count) } : undefined;
}

function noteIn(bits: Bits, docs: Uint32Array): void {
  const kept = isKept;
  // Stryker disable next-line EqualityOperator: behind the end nobody reads
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    kept[at] = (kept[at] as number) | (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1);
  }
}

function reserveNext(length: number): void {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a new one serves as well
  if (next.length < length) next = new Uint32Array(length);
}

function takeNext(length: number): Uint32Array {
  [last, next] = [next, last];
  return last.subarray(0, length);
}
