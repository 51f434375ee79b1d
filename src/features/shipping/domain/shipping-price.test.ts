import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargeableWeight } from "./chargeable-weight.ts";
import { airRate, seaRate } from "./fixtures/rates.ts";
import { isCompleteRate, type ShippingRate, shippingPrice, tierFor } from "./shipping-price.ts";

const air: ShippingRate = {
  ...airRate,
  tiers: [
    { fromGrams: 0, centsPerKg: 840 },
    { fromGrams: 5000, centsPerKg: 790 },
  ],
};
const sea = seaRate;
const shoes = { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 };

describe("the chargeable weight (product notes §5)", () => {
  test.each([
    ["volume is more than the scale", shoes, air, 1663.2, 1700],
    ["rounded up to half a kilogram by sea", shoes, sea, 1386, 1500],
    ["the scale is more", { ...shoes, grams: 2001 }, air, 1663.2, 2100],
    ["a whole step stays", { ...shoes, grams: 2000 }, air, 1663.2, 2000],
    [
      "exactly on the step by volume",
      { grams: 1, lengthCm: 10, widthCm: 10, heightCm: 5 },
      air,
      100,
      100,
    ],
  ])("is right: %s", (_why, parcel, rate, volumeGrams, chargeableGrams) => {
    expect(chargeableWeight(parcel, rate)).toMatchObject({ volumeGrams, chargeableGrams });
  });

  test("is never below either weight and is a multiple of the step", () => {
    const centimetres = fc.integer({ min: 1, max: 200 });
    const parcels = fc.record({
      grams: fc.integer({ min: 1, max: 50_000 }),
      lengthCm: centimetres,
      widthCm: centimetres,
      heightCm: centimetres,
    });
    fc.assert(
      fc.property(parcels, fc.constantFrom(air, sea), (parcel, rate) => {
        const { scaleGrams, volumeGrams, chargeableGrams } = chargeableWeight(parcel, rate);
        expect(chargeableGrams).toBeGreaterThanOrEqual(Math.max(scaleGrams, volumeGrams));
        expect(chargeableGrams % rate.weightStepGrams).toBe(0);
        expect(chargeableGrams - Math.max(scaleGrams, volumeGrams)).toBeLessThan(
          rate.weightStepGrams,
        );
      }),
    );
  });
});

describe("the shipping price", () => {
  test("is the base plus the price per kilogram", () => {
    expect(shippingPrice(air, shoes).cents).toBe(690 + 1428);
    expect(shippingPrice(sea, shoes).cents).toBe(450 + 435);
  });

  test("applies a higher tier to the whole weight", () => {
    expect(shippingPrice(air, { ...shoes, grams: 5000 }).cents).toBe(690 + 5 * 790);
    expect(shippingPrice(air, { ...shoes, grams: 4600 }).cents).toBe(690 + 3864);
  });

  test("just below a tier is that of the tier's start if it is cheaper", () => {
    const price = shippingPrice(air, { ...shoes, grams: 4900 });
    expect(price).toMatchObject({
      cents: 690 + 5 * 790,
      chargeableGrams: 4900,
      billedGrams: 5000,
      centsPerKg: 790,
    });
  });

  test("never decreases with the weight", () => {
    const grams = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(grams, grams, (one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        expect(shippingPrice(air, { ...shoes, grams: light }).cents).toBeLessThanOrEqual(
          shippingPrice(air, { ...shoes, grams: heavy }).cents,
        );
      }),
    );
  });
});

test("a complete rate has a tier from zero grams", () => {
  expect(isCompleteRate(air)).toBe(true);
  expect(isCompleteRate({ tiers: [{ fromGrams: 5000, centsPerKg: 790 }] })).toBe(false);
  expect(isCompleteRate({ tiers: [] })).toBe(false);
});

test("a rate without a tier for light parcels throws", () => {
  const tiers = [{ fromGrams: 1000, centsPerKg: 500 }];
  expect(() => tierFor(tiers, 999)).toThrow("A shipping rate needs a tier that starts at 0 grams");
  expect(tierFor(tiers, 1000)).toEqual(tiers[0]);
});
