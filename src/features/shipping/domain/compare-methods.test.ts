import { expect, test } from "vitest";
import { compareMethods, countedWeight, daysAxis } from "./compare-methods.ts";
import { airRate as air, seaRate as sea } from "./fixtures/rates.ts";

test("a parcel has a price for each available method", () => {
  const shoes = { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 };
  const { air: byAir, sea: bySea } = compareMethods([sea, air], shoes);
  expect(byAir?.cents).toBe(2118);
  expect(bySea?.cents).toBe(885);
  expect(compareMethods([air], shoes).sea).toBeUndefined();
});

test("the larger weight counts, and the scale weight if both are equal", () => {
  const weight = (scaleGrams: number, volumeGrams: number) =>
    countedWeight({ scaleGrams, volumeGrams, chargeableGrams: 0 });
  expect(weight(1200, 1663.2)).toBe("volume");
  expect(weight(2600, 1920)).toBe("scale");
  expect(weight(1000, 1000)).toBe("scale");
});

test("the day axis ends at the next ten after the longest time", () => {
  expect(daysAxis([air, sea])).toEqual([0, 10, 20, 30, 40]);
  expect(daysAxis([{ daysMax: 30 }])).toEqual([0, 10, 20, 30]);
  expect(daysAxis([{ daysMax: 31 }])).toEqual([0, 10, 20, 30, 40]);
  expect(daysAxis([])).toEqual([0, 10]);
});
