import { expect, test } from "vitest";
import { comparedAfter, compareMethods } from "./compare-methods.ts";
import { airRate, seaRate } from "./fixtures/rates.ts";
import { findPreset, PARCEL_PRESETS } from "./parcel-presets.ts";

test.each(PARCEL_PRESETS)("$name is known by its measures, all of them", (preset) => {
  const { parcel } = preset;
  expect(findPreset({ ...parcel })).toBe(preset);
  for (const side of ["grams", "lengthCm", "widthCm", "heightCm"] as const) {
    expect(findPreset({ ...parcel, [side]: parcel[side] + 1 }), side).toBeUndefined();
  }
});

test("no parcel is no preset", () => {
  expect(findPreset(undefined)).toBeUndefined();
});

test("what is taken off makes each method cheaper and nothing else", () => {
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
