import { lowerBound } from "#core/lower-bound.ts";
import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";
import { bitCount, listDocs, setDocs } from "./bits.ts";

/** Documents as bits, with the range of words that have any (`start` … `end` - 1) and the number of documents. */
export type DocSet = {
  bits: Bits;
  start: number;
  end: number;
  count: number;
  /** The same documents as an ascending list, if one was available. */
  docs?: Uint32Array;
};

/** A set from a list; the documents are written into the given empty bits. */
export function listedSet(docs: Uint32Array, bits: Bits): DocSet {
  setDocs(bits, docs, 0, docs.length);
  const start = docs.length > 0 ? (docs[0] as number) >>> BITS_SHIFT : 0;
  const end = docs.length > 0 ? ((docs.at(-1) as number) >>> BITS_SHIFT) + 1 : 0;
  return { bits, start, end, count: docs.length, docs };
}

export function docSet(bits: Bits): DocSet {
  let start = 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: behind the end no word is zero
  while (start < bits.length && bits[start] === 0) start += 1;
  let end = bits.length;
  while (end > start && bits[end - 1] === 0) end -= 1;
  return { bits, start, end, count: countWords(bits, start, end) };
}

function countWords(bits: Bits, start: number, end: number): number {
  let count = 0;
  for (let word = start; word < end; word += 1) count += bitCount(bits[word] as number);
  return count;
}

/** How many of the documents first … last - 1 are in the set. */
export function countBetween(bits: Bits, first: number, last: number): number {
  if (first >= last) return 0;
  const [start, end] = [first >>> BITS_SHIFT, (last - 1) >>> BITS_SHIFT];
  const head = -1 << (first & 31);
  const tail = -1 >>> (31 - ((last - 1) & 31));
  if (start === end) return bitCount((bits[start] as number) & head & tail);
  return (
    bitCount((bits[start] as number) & head) +
    countWords(bits, start + 1, end) +
    bitCount((bits[end] as number) & tail)
  );
}

/**
 * How many documents are in both the set and another one, whose words begin at `otherStart`. Four words at a time are
 * added bitwise, so that one bit count serves several of them.
 */
export function countCommon({ bits, start, end }: DocSet, other: Bits, otherStart: number): number {
  let count = 0;
  let ones = 0;
  let word = start;
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ArithmeticOperator: the others are counted one by one
  for (; word + 4 <= end; word += 4) {
    const at = otherStart + word;
    const a = (bits[word] as number) & (other[at] as number);
    const b = (bits[word + 1] as number) & (other[at + 1] as number);
    const c = (bits[word + 2] as number) & (other[at + 2] as number);
    const d = (bits[word + 3] as number) & (other[at + 3] as number);
    const ab = a ^ b;
    const sum = ones ^ ab;
    const twos = (a & b) | (ones & ab);
    const cd = c ^ d;
    ones = sum ^ cd;
    const others = (c & d) | (sum & cd);
    // Each bit of these two words stands for two documents.
    count += 2 * (bitCount(twos ^ others) + 2 * bitCount(twos & others));
  }
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (; word < end; word += 1) {
    count += bitCount((bits[word] as number) & (other[otherStart + word] as number));
  }
  return count + bitCount(ones);
}

/** How many documents of an ascending list are in the set. */
export function countListed(
  { bits, start, end }: DocSet,
  docs: Uint32Array,
  from: number,
  to: number,
): number {
  const [first, last] = [start << BITS_SHIFT, end << BITS_SHIFT];
  let count = 0;
  for (let at = lowerBound(docs, first, from, to); at < to; at += 1) {
    const doc = docs[at] as number;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: behind the last word no bit is set
    if (doc >= last) break;
    count += ((bits[doc >>> BITS_SHIFT] as number) >>> (doc & 31)) & 1;
  }
  return count;
}

/** Lists are at most this long, so that they fit into the CPU's fastest cache. */
const LIST_WORDS = 64;
const listed = new Uint32Array(LIST_WORDS << BITS_SHIFT);

/** Passes all documents of a set to the callback, ascending, in several lists. */
export function eachList(
  { bits, start, end, docs }: DocSet,
  use: (docs: Uint32Array) => void,
): void {
  if (docs) {
    use(docs);
    return;
  }
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = start; word < end; word += LIST_WORDS) {
    const count = listDocs(bits, word, Math.min(end, word + LIST_WORDS), listed);
    if (count > 0) use(listed.subarray(0, count));
  }
}
