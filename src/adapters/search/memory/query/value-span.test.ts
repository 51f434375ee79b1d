import fc from "fast-check";
import { expect, it } from "vitest";
import { setBit } from "../bits/bits.ts";
import { docSet, listedSet } from "../bits/doc-set.ts";
import { buildBlocks } from "../segment/blocks.ts";
import type { OpenSite } from "./open-segment.ts";
import { emptySpan, widenSpan } from "./value-span.ts";

const SIZE = 130;

function siteWith(values: readonly number[]): OpenSite {
  const cents = Uint32Array.from(values);
  const fractions = Uint16Array.from(values, (value) => 10_000 - value);
  return {
    visible: new Int32Array(5),
    alike: new Set(),
    countCache: new Map(),
    prices: {
      cents,
      centsBlocks: buildBlocks(cents),
      fractions,
      fractionsBlocks: buildBlocks(fractions),
    },
  };
}

const values = fc.array(fc.nat(9999), { minLength: SIZE, maxLength: SIZE });
const docs = fc
  .uniqueArray(fc.nat(SIZE - 1), { maxLength: 40 })
  .map((list) => list.sort((a, b) => a - b));
const wide = () => new Int32Array(5);

it("a value span runs from the lowest to the highest value of all sets, as bits or lists", () => {
  fc.assert(
    fc.property(values, docs, docs, (all, first, second) => {
      const site = siteWith(all);
      const bits = wide();
      for (const doc of first) setBit(bits, doc);
      const cents = emptySpan("cents");
      widenSpan(cents, site, docSet(bits));
      widenSpan(cents, site, listedSet(Uint32Array.from(second), wide()));
      const met = [...first, ...second].map((doc) => all[doc] ?? Number.NaN);
      expect(cents).toEqual({ column: "cents", min: Math.min(...met), max: Math.max(...met) });
      const fractions = emptySpan("fractions");
      widenSpan(fractions, site, listedSet(Uint32Array.from(second), wide()));
      widenSpan(fractions, site, docSet(bits));
      expect(fractions.min).toBe(10_000 - cents.max);
      expect(fractions.max).toBe(10_000 - cents.min);
    }),
    { numRuns: 60 },
  );
});

it("a value span skips blocks that cannot widen it", () => {
  const site = siteWith(Array.from({ length: SIZE }, (_, doc) => doc));
  const read: unknown[] = [];
  const prices = { ...site.prices };
  prices.cents = new Proxy(prices.cents, {
    get: (target, doc) => {
      read.push(doc);
      return Reflect.get(target, doc, target);
    },
  });
  const span = { column: "cents" as const, min: 32, max: 95 };
  const bits = wide();
  for (const doc of [33, 70, 95, 96]) setBit(bits, doc);
  widenSpan(span, { ...site, prices }, docSet(bits));
  expect(span).toEqual({ column: "cents", min: 32, max: 96 });
  expect(read).toEqual(["96"]);
});
