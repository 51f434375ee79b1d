import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";

/** The number of bits in a word, without testing each bit. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function intersectBits(bits: Bits, other: Bits): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] as number) & (other[word] as number);
  }
}

export function haveCommon(bits: Bits, other: Bits): boolean {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < bits.length; word += 1) {
    if (((bits[word] as number) & (other[word] as number)) !== 0) return true;
  }
  return false;
}

export function uniteBits(bits: Bits, other: Bits, otherStart: number): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] as number) | (other[otherStart + word] as number);
  }
}

export function setBit(bits: Bits, doc: number): void {
  const word = doc >>> BITS_SHIFT;
  bits[word] = (bits[word] as number) | (1 << (doc & 31));
}

export function clearBit(bits: Bits, doc: number): void {
  const word = doc >>> BITS_SHIFT;
  bits[word] = (bits[word] as number) & ~(1 << (doc & 31));
}

export const hasBit = (bits: Bits, doc: number) =>
  (((bits[doc >>> BITS_SHIFT] as number) >>> (doc & 31)) & 1) === 1;

export function setDocs(bits: Bits, docs: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at += 1) setBit(bits, docs[at] as number);
}

/** Sets the bits of documents start … end - 1. */
export function setRange(bits: Bits, start: number, end: number): void {
  if (start >= end) return;
  const [first, last] = [start >>> BITS_SHIFT, (end - 1) >>> BITS_SHIFT];
  const head = -1 << (start & 31);
  const tail = -1 >>> (31 - ((end - 1) & 31));
  if (first === last) {
    bits[first] = (bits[first] as number) | (head & tail);
    return;
  }
  bits[first] = (bits[first] as number) | head;
  bits.fill(-1, first + 1, last);
  bits[last] = (bits[last] as number) | tail;
}

/** Writes the documents of the words start … end - 1, ascending, into a list with enough room; returns their number. */
export function listDocs(bits: Bits, start: number, end: number, docs: Uint32Array): number {
  let count = 0;
  for (let word = start; word < end; word += 1) {
    const first = word << BITS_SHIFT;
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      docs[count++] = first + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}

/** Keeps only those documents of a list that are in a set; the list itself is overwritten. */
export function filterDocs(bits: Bits, docs: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    docs[count] = doc;
    count += ((bits[doc >>> BITS_SHIFT] as number) >>> (doc & 31)) & 1;
  }
  return docs.subarray(0, count);
}
