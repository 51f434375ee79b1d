import fc from "fast-check";
import { expect, it } from "vitest";
import { hasBit, setBit, setRange } from "./bits.ts";
import { countBetween, countCommon, countListed, docSet } from "./doc-set.ts";

const SIZE = 400;
const docs = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE });

function bitsOf(list: readonly number[]): Int32Array {
  const bits = new Int32Array(Math.ceil(SIZE / 32));
  for (const doc of list) setBit(bits, doc);
  return bits;
}

it("common documents of two sets are counted correctly from bits and from lists", () => {
  fc.assert(
    fc.property(docs, docs, (a, b) => {
      const set = docSet(bitsOf(a));
      const common = a.filter((doc) => b.includes(doc)).length;
      expect(set.count).toBe(a.length);
      expect(countCommon(set, new Int32Array([7, 7, ...bitsOf(b)]), 2)).toBe(common);
      const listed = Uint32Array.from(b).sort();
      expect(countListed(set, listed, 0, listed.length)).toBe(common);
    }),
  );
});

it("ranges are counted and filled exactly to their ends", () => {
  fc.assert(
    fc.property(docs, fc.nat(SIZE), fc.nat(SIZE), (list, first, last) => {
      const within = list.filter((doc) => doc >= first && doc < last);
      expect(countBetween(bitsOf(list), first, last)).toBe(within.length);
      const filled = new Int32Array(Math.ceil(SIZE / 32));
      setRange(filled, first, last);
      for (let doc = 0; doc < SIZE; doc += 1) {
        expect(hasBit(filled, doc)).toBe(doc >= first && doc < last);
      }
    }),
    { numRuns: 30 },
  );
});
