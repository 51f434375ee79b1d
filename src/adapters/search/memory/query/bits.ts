import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";

export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] as number) & (other[word] as number);
  }
}

export function uniteBits(bits: Bits, other: Bits, otherStart: number): void {
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

/** Documents start … end - 1. */
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
