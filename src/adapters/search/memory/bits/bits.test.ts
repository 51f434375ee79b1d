import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bitCount,
  clearBit,
  filterDocs,
  hasBit,
  haveCommon,
  intersectBits,
  listDocs,
  setBit,
  setDocs,
  setRange,
  uniteBits,
} from "./bits.ts";
import { docSet, eachList, listedSet } from "./doc-set.ts";

const bitsOf = (...docs: number[]) => {
  const bits = new Int32Array(4);
  for (const doc of docs) setBit(bits, doc);
  return bits;
};
const docsOf = (bits: Int32Array) => {
  const docs = new Uint32Array(128);
  return [...docs.subarray(0, listDocs(bits, 0, bits.length, docs))];
};

it.each([
  [0, 0],
  [1, 1],
  [-1, 32],
  [1 << 31, 1],
  [0x55555555, 16],
  [0x0f0f0f0f, 16],
  [0x7fffffff, 31],
  [0b1011, 3],
])("the word %d has a bit count of %d", (word, count) => {
  expect(bitCount(word)).toBe(count);
});

it("the bit count is correct for any 32-bit word", () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(bitCount(word)).toBe((word >>> 0).toString(2).replaceAll("0", "").length);
    }),
  );
});

it("one document can be set, tested and cleared", () => {
  const bits = bitsOf(0, 31, 32, 127);
  expect([...bits]).toEqual([(1 << 31) | 1, 1, 0, 1 << 31]);
  expect([0, 1, 31, 32, 33, 127].map((doc) => hasBit(bits, doc))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
  clearBit(bits, 31);
  clearBit(bits, 33);
  expect(docsOf(bits)).toEqual([0, 32, 127]);
});

it("sets can be intersected, united and checked for common documents", () => {
  const both = bitsOf(1, 40, 100);
  intersectBits(both, bitsOf(1, 2, 100));
  expect(docsOf(both)).toEqual([1, 100]);
  const either = bitsOf(1, 40);
  uniteBits(either, Int32Array.of(9, ...bitsOf(2, 40, 127)), 1);
  expect(docsOf(either)).toEqual([1, 2, 40, 127]);
  expect(haveCommon(bitsOf(1, 127), bitsOf(2, 127))).toBe(true);
  expect(haveCommon(bitsOf(1, 127), bitsOf(2, 126))).toBe(false);
});

it("a slice of a list is added to a set, and a slice of words is listed", () => {
  const bits = bitsOf();
  setDocs(bits, Uint32Array.of(5, 33, 70, 99), 1, 3);
  expect(docsOf(bits)).toEqual([33, 70]);
  const docs = new Uint32Array(2).fill(7);
  expect(listDocs(bits, 2, 4, docs)).toBe(1);
  expect([...docs]).toEqual([70, 7]);
});

it.each([
  [0, 0, []],
  [5, 5, []],
  [6, 5, []],
  [30, 33, [30, 31, 32]],
  [31, 32, [31]],
  [32, 34, [32, 33]],
])("a range is filled from %d up to but not including %d", (start, end, docs) => {
  const bits = bitsOf();
  setRange(bits, start, end);
  expect(docsOf(bits)).toEqual(docs);
});

it("filling a range sets whole words and keeps bits that are already set", () => {
  const bits = bitsOf(0, 127);
  setRange(bits, 31, 97);
  expect(docsOf(bits)).toEqual([0, ...Array.from({ length: 66 }, (_, at) => 31 + at), 127]);
});

it("a list is filtered by a set in place", () => {
  const docs = Uint32Array.of(3, 31, 32, 64, 127);
  const kept = filterDocs(bitsOf(31, 64, 127, 5), docs);
  expect([...kept]).toEqual([31, 64, 127]);
  expect(kept.buffer).toBe(docs.buffer);
});

it("a set made from a list knows its first and last word and its count", () => {
  const set = listedSet(Uint32Array.of(40, 41, 96), bitsOf());
  expect({ ...set, bits: docsOf(set.bits), docs: [...(set.docs ?? [])] }).toEqual({
    bits: [40, 41, 96],
    start: 1,
    end: 4,
    count: 3,
    docs: [40, 41, 96],
  });
  expect(listedSet(new Uint32Array(0), bitsOf())).toMatchObject({ start: 0, end: 0, count: 0 });
});

it("a set made from bits knows its first and last used word and its count", () => {
  expect(docSet(bitsOf(40, 70))).toMatchObject({ start: 1, end: 3, count: 2 });
  expect(docSet(bitsOf())).toMatchObject({ start: 4, end: 4, count: 0 });
  expect(docSet(bitsOf(0, 127))).toMatchObject({ start: 0, end: 4, count: 2 });
});

it("a long set is visited in several lists, none of them empty", () => {
  const bits = new Int32Array(200);
  const docs = [33, 64 * 32 + 32 - 1, 64 * 32 + 32, 199 * 32 + 31];
  for (const doc of docs) setBit(bits, doc);
  const lists: number[][] = [];
  eachList(docSet(bits), (list) => lists.push([...list]));
  expect(lists).toEqual([[33, 2079], [2080], [6399]]);
  lists.length = 0;
  eachList(listedSet(Uint32Array.from(docs), new Int32Array(200)), (list) => lists.push([...list]));
  expect(lists).toEqual([docs]);
});
