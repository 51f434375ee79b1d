import { expect, it } from "vitest";
import { setBit } from "../../bits/bits.ts";
import { docSet, listedSet } from "../../bits/doc-set.ts";
import type { OpenSegment } from "../open-segment.ts";
import { createScratch } from "../scratch.ts";
import { offerByScore } from "./offer-documents.ts";
import { createPage } from "./page.ts";

const IN_STOCK = 2 ** 31;
/** For each document: its score, its stock and the amount paid for it. */
const GOODS: readonly [score: number, inStock: boolean, paid: number][] = [
  [5, true, 10],
  [9, false, 90],
  [9, true, 10],
  [9, true, 30],
  [200, false, 0],
  [5, true, 99],
  [9, true, 30],
  [0, false, 50],
];
const segment = {
  ids: Uint32Array.from(GOODS, (_, doc) => 100 + doc),
  salesRanks: Uint32Array.from(GOODS, ([, inStock, paid]) => (inStock ? IN_STOCK : 0) + paid),
} as unknown as OpenSegment;
const ALL = [103, 106, 102, 105, 100, 104, 101, 107];

const score = ({ docs }: { docs: Uint32Array }, into: Uint8Array) => {
  for (const [at, doc] of docs.entries()) into[at] = GOODS[doc]?.[0] ?? 0;
};

it.each([8, 5, 4, 3, 2, 1])(
  "the best %d documents are ordered by stock, then relevance, then sales, then the lowest id",
  (limit) => {
    const every = Uint32Array.from(GOODS.keys());
    const bits = new Int32Array(1);
    for (const doc of every) setBit(bits, doc);
    for (const set of [docSet(bits), listedSet(every, new Int32Array(1))]) {
      const page = createPage(0, limit, GOODS.length);
      offerByScore(segment, set, score, createScratch(), page);
      expect([...page.ids()]).toEqual(ALL.slice(0, limit));
    }
  },
);

it("a document that is worse than a full page is not offered", () => {
  const offered: number[] = [];
  const page = {
    ...createPage(0, 1, 9),
    worstKey: -1024 - 9,
    worstSecond: -(IN_STOCK + 30),
    offer: (_key: number, _second: number, id: number) => void offered.push(id),
  };
  const every = Uint32Array.from(GOODS.keys());
  offerByScore(segment, listedSet(every, new Int32Array(1)), score, createScratch(), page);
  expect(offered).toEqual([103, 106]);
});
