import { expect, test } from "vitest";
import { airRate } from "./fixtures/rates.ts";
import { rateRow, rateSteps } from "./rate-table.ts";
import type { ShippingRate } from "./shipping-price.ts";

const rate = (tiers: ShippingRate["tiers"]): ShippingRate => ({ ...airRate, tiers });
const long = rate([
  { fromGrams: 20_000, centsPerKg: 690 },
  { fromGrams: 0, centsPerKg: 840 },
  { fromGrams: 5_000, centsPerKg: 760 },
]);
const short = rate([{ fromGrams: 0, centsPerKg: 300 }]);

test("the steps of a rate table are those of all rates, sorted and without duplicates", () => {
  expect(rateSteps([short, long, long])).toEqual([0, 5_000, 20_000]);
});

test("a table row has the price per kilogram at each step", () => {
  expect(rateRow(long, [0, 5_000, 20_000]).centsPerKg).toEqual([840, 760, 690]);
  expect(rateRow(short, [0, 5_000, 20_000]).centsPerKg).toEqual([300, 300, 300]);
});
