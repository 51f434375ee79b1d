import { expect, test } from "vitest";
import { comparedAfter, compareMethods } from "./compare-methods.ts";
import { airRate, seaRate } from "./fixtures/rates.ts";
import { findPreset, PARCEL_PRESETS } from "./parcel-presets.ts";

test.each(PARCEL_PRESETS)("the preset $name is found by all its measures", (preset) => {
  const { parcel } = preset;
  expect(findPreset({ ...parcel })).toBe(preset);
  for (const side of ["grams", "lengthCm", "widthCm", "heightCm"] as const) {
    expect(findPreset({ ...parcel, [side]: parcel[side] + 1 }), side).toBeUndefined();
  }
});

test("no parcel matches no preset", () => {
  expect(findPreset(undefined)).toBeUndefined();
});

test("a discount reduces the price of each method and nothing else", () => {
  const parcel = { grams: 1000, lengthCm: 10, widthCm: 10, heightCm: 10 };
  const prices = compareMethods([airRate, seaRate], parcel);
  const after = comparedAfter(prices, 10);
  expect(Object.keys(after)).toEqual(["air", "sea"]);
  for (const method of ["air", "sea"] as const) {
    const before = prices[method];
    if (!before) throw new Error("a price");
    expect(after[method]).toEqual({
      ...before,
      cents: before.cents - Math.round(before.cents / 10),
    });
  }
  expect(comparedAfter(prices, 0)).toEqual(prices);
});
