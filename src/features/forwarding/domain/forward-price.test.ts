import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculate, withPlan } from "#features/shipping/domain/calculate.ts";
import { chargeableWeight } from "#features/shipping/domain/chargeable-weight.ts";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { anyParcel } from "#features/shipping/domain/fixtures/any-parcel.ts";
import { airRate, seaRate } from "#features/shipping/domain/fixtures/rates.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { compareConsolidation } from "./consolidation.ts";
import { bareLoad, box } from "./fixtures/bare-load.ts";
import { forwardPrices, leftOfPaid, overEstimate, packedBox } from "./forward-price.ts";

const rates = [airRate, seaRate];
const journey = { from: "US", to: "LT", day: "2026-11-15" };
const lines = fc.array(
  fc.record({
    kind: fc.constantFrom(...GOODS_KINDS),
    valueCents: fc.integer({ min: 1, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test("a box of 60×40×40 cm weighs 19.2 kg by air and 16.0 kg by sea", () => {
  const box = { grams: 3000, lengthCm: 60, widthCm: 40, heightCm: 40 };
  expect(chargeableWeight(box, airRate).chargeableGrams).toBe(19_200);
  expect(chargeableWeight(box, seaRate).chargeableGrams).toBe(16_000);
  const load = { ...journey, parcels: [box], lines: [], storageCents: 0 };
  const weights = forwardPrices(rates, load).map(({ shipping }) => [
    shipping.method,
    shipping.chargeableGrams,
  ]);
  expect(Object.fromEntries(weights)).toEqual({ air: 19_200, sea: 16_000 });
});

test("the cheapest method comes first in any order of rates", () => {
  const box = { grams: 3000, lengthCm: 60, widthCm: 40, heightCm: 40 };
  const load = { ...journey, parcels: [box], lines: [], storageCents: 0 };
  for (const told of [rates, rates.toReversed()]) {
    const due = forwardPrices(told, load).map(({ dueCents }) => dueCents);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(due).toHaveLength(2);
  }
});

test("calculator, cart and forwarding compute the same price for the same parcel", () => {
  fc.assert(
    fc.property(anyParcel, lines, fc.nat(5000), (parcel, goods, storageCents) => {
      const load = { ...journey, parcels: [parcel], lines: goods, storageCents };
      const asked = calculate(rates, { ...journey, parcel, lines: goods });
      const compared = compareMethods(rates, parcel);
      const prices = forwardPrices(rates, load);
      expect(prices.map(({ totalCents }) => totalCents)).toEqual(
        asked.map(({ totalCents }) => totalCents),
      );
      for (const { shipping, dueCents, totalCents } of prices) {
        expect(shipping.cents).toBe(compared[shipping.method]?.cents);
        expect(dueCents).toBe(totalCents + storageCents);
      }
    }),
  );
});

test("with door delivery a parcel has the price and days of the calculator", () => {
  const delivery = { feeCents: 369, daysMin: 1, daysMax: 2 };
  fc.assert(
    fc.property(anyParcel, lines, fc.constantFrom(0, 10), (parcel, goods, planPercent) => {
      const asked = withPlan(
        calculate(rates, { ...journey, parcel, lines: goods }),
        planPercent,
        delivery,
      );
      const load = { ...journey, parcels: [parcel], lines: goods, storageCents: 0 };
      const prices = forwardPrices(rates, { ...load, planPercent, delivery });
      expect(prices.map(({ dueCents, days }) => [dueCents, days])).toEqual(
        asked.map(({ totalCents, days }) => [totalCents, days]),
      );
    }),
  );
});

describe("several parcels in one box", () => {
  test("have their total weight and at least their total volume", () => {
    fc.assert(
      fc.property(fc.array(anyParcel, { minLength: 1, maxLength: 6 }), (several) => {
        const box = packedBox(several);
        const room = (one: typeof box) => one.lengthCm * one.widthCm * one.heightCm;
        const needed = several.reduce((sum, one) => sum + room(one), 0);
        expect(box.grams).toBe(several.reduce((sum, { grams }) => sum + grams, 0));
        expect(room(box)).toBeGreaterThanOrEqual(needed * (1 - 1e-9));
        expect(Math.round(box.heightCm * 10)).toBeCloseTo(box.heightCm * 10, 6);
      }),
    );
  });

  const shoes = { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 };
  const load = (valueCents: number) => ({
    ...journey,
    parcels: [shoes],
    lines: [{ kind: "shoes" as const, valueCents }],
    storageCents: 100,
  });

  test("are cheaper together because the base price is paid once", () => {
    const compared = compareConsolidation(rates, [load(3000), load(3000)]);
    expect(compared.map(({ method }) => method).toSorted()).toEqual(["air", "sea"]);
    for (const one of compared) {
      expect(one.cheaper).toBe("together");
      expect(one.savedCents).toBe(one.apartCents - one.togetherCents);
      expect(one.savedCents).toBeGreaterThan(0);
    }
  });

  test("can be cheaper apart if their total value passes the small consignment limit", () => {
    const loads = [load(15_000), load(15_000)].map((one) => ({
      ...one,
      lines: one.lines.map(({ valueCents }) => ({ kind: "clothes" as const, valueCents })),
    }));
    const byAir = compareConsolidation(rates, loads).find(({ method }) => method === "air");
    expect(byAir).toMatchObject({ cheaper: "apart" });
  });

  test("cannot be compared or packed if there are none", () => {
    expect(compareConsolidation(rates, [])).toEqual([]);
    expect(() => packedBox([])).toThrow();
  });
});

test("an overestimate is refunded, an underestimate is not charged", () => {
  expect(overEstimate(1000, 400)).toBe(600);
  expect(overEstimate(1000, 1000)).toBe(0);
  expect(overEstimate(1000, 1400)).toBe(0);
});

test("only a positive overestimate is refunded", () => {
  expect(overEstimate(500, 300)).toBe(200);
  expect(overEstimate(300, 500)).toBe(0);
});

test.each([
  [{ dueCents: 1000, refundedCents: 0, returnedCents: 0 }, 1000],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 0 }, 700],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 600 }, 100],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 700 }, 0],
  // A price that was lowered after the money was refunded.
  [{ dueCents: 500, refundedCents: 300, returnedCents: 700 }, 0],
])("with %o the amount left is %d", (money, left) => {
  expect(leftOfPaid(money)).toBe(left);
});

test("a packed box has the largest base and the volume of all parcels", () => {
  expect(packedBox([box(100, 30, 5), box(200, 10, 20, 3)])).toEqual(box(300, 30, 20, 3.5));
  expect(packedBox([box(100, 30)])).toEqual(box(100, 30));
  expect(() => packedBox([])).toThrow("Nothing is to be packed");
});

test("forwarding prices are sorted by the cheapest first", () => {
  for (const given of [
    [airRate, seaRate],
    [seaRate, airRate],
  ]) {
    const due = forwardPrices(given, bareLoad).map(({ dueCents }) => dueCents);
    expect(due).toHaveLength(2);
    expect(due).toEqual(due.toSorted((one, other) => one - other));
  }
});
