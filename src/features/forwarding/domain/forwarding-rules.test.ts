import { expect, test } from "vitest";
import { airRate, seaRate } from "#features/shipping/domain/fixtures/rates.ts";
import { compareConsolidation, fitsOneBox } from "./consolidation.ts";
import { refuseGoods } from "./declared-goods.ts";
import { forwardPrices, packedBox } from "./forward-price.ts";
import { isForwardingServed } from "./forwarding-paths.ts";
import { suiteCode } from "./suite.ts";

const box = (grams: number, lengthCm: number, widthCm = 10, heightCm = 10) => ({
  grams,
  lengthCm,
  widthCm,
  heightCm,
});

test("what fits into one box is no heavier and no longer than one parcel may be", () => {
  expect(fitsOneBox([])).toBe(true);
  expect(fitsOneBox([box(30_000, 150)])).toBe(true);
  expect(fitsOneBox([box(30_001, 10)])).toBe(false);
  expect(fitsOneBox([box(100, 150.1)])).toBe(false);
  expect(fitsOneBox([box(100, 10, 10, 151)])).toBe(false);
  expect(fitsOneBox([box(15_000, 10), box(15_001, 10)])).toBe(false);
});

test("several parcels stand on the ground of the largest, with all of their room", () => {
  expect(packedBox([box(100, 30, 5), box(200, 10, 20, 3)])).toEqual(box(300, 30, 20, 3.5));
  expect(packedBox([box(100, 30)])).toEqual(box(100, 30));
  expect(() => packedBox([])).toThrow("Nothing is to be packed");
});

const load = {
  from: "US",
  to: "LT",
  day: "2026-11-15",
  parcels: [box(1000, 10)],
  lines: [],
  storageCents: 0,
};

test("prices come with the cheapest first, whatever order the rates have", () => {
  for (const rates of [
    [airRate, seaRate],
    [seaRate, airRate],
  ]) {
    const due = forwardPrices(rates, load).map(({ dueCents }) => dueCents);
    expect(due).toHaveLength(2);
    expect(due).toEqual(due.toSorted((one, other) => one - other));
  }
});

test("where one box costs as much as each for itself, one box is less to carry", () => {
  expect(compareConsolidation([airRate], [load])).toMatchObject([
    { method: "air", cheaper: "together", savedCents: 0 },
  ]);
  expect(compareConsolidation([airRate], [])).toEqual([]);
});

test("goods that cannot be carried are refused with the rule that says so", () => {
  expect(refuseGoods({ name: "Cotton shirt", kind: "clothing" as never })).toBeUndefined();
  expect(refuseGoods({ name: "Fireworks", kind: "other" as never })).toMatch(
    /^quotes\.prohibited\.\w+$/,
  );
});

test.each([
  [{ marketplace: true }, true],
  [{ forwarding: true }, true],
  [{}, false],
])("with %j switched on, parcels are forwarded: %s", (switches, isServed) => {
  expect(isForwardingServed({ switches })).toBe(isServed);
});

test("a suite has a code that stands on labels", () => {
  expect(suiteCode(1042)).toBe("CT-1042");
});
