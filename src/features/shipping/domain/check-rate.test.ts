import { expect, test } from "vitest";
import { checkRate } from "./check-rate.ts";
import { startingRates } from "./starting-rates.ts";
import { readWarehouseHours, writeWarehouseHours } from "./warehouse-hours.ts";

type Step = [from: number, to: number | null, cents?: number];
const tiersOf = (...steps: Step[]) =>
  steps.map(([fromGrams, toGrams, centsPerKg = 100]) => ({ fromGrams, toGrams, centsPerKg }));
const problemOf = (...steps: Step[]) =>
  checkRate({ tiers: tiersOf(...steps), daysMin: 1, daysMax: 2 }).tiers?.[0];

test.each<[string, Step[], string | undefined]>([
  ["one tier for all weights", [[0, null]], undefined],
  [
    "tiers that meet, in any order",
    [
      [5000, null],
      [0, 5000],
    ],
    undefined,
  ],
  ["no price for light parcels", [[100, null]], "office.rates.errors.from_zero"],
  [
    "a hole between two tiers",
    [
      [0, 4000],
      [5000, null],
    ],
    "office.rates.errors.hole",
  ],
  [
    "tiers that overlap",
    [
      [0, 6000],
      [5000, null],
    ],
    "office.rates.errors.overlap",
  ],
  [
    "two without an end",
    [
      [0, null],
      [5000, null],
    ],
    "office.rates.errors.overlap",
  ],
  ["no price for heavy parcels", [[0, 5000]], "office.rates.errors.open_end"],
  ["everything for nothing", [[0, null, 0]], "office.rates.errors.zero"],
])("the check of a rate with %s", (_name, steps, problem) => {
  expect(problemOf(...steps)).toBe(problem);
});

test("a rate's longest time must not be shorter than its shortest", () => {
  const errors = checkRate({ tiers: tiersOf([0, null]), daysMin: 5, daysMax: 4 });
  expect(errors).toEqual({ days_max: ["office.rates.errors.days"] });
});

test("starting rates cover every weight, and domestic ones have no sea shipping", () => {
  expect(startingRates("LT", "LT").map(({ method }) => method)).toEqual(["air"]);
  expect(startingRates("US", "LT").map(({ method }) => method)).toEqual(["air", "sea"]);
  const [near] = startingRates("DE", "LT");
  const [far] = startingRates("US", "LT");
  expect(near?.baseCents).toBeLessThan(far?.baseCents ?? 0);
  expect(near?.tiers[0]?.fromGrams).toBe(0);
});

test("warehouse hours are read and written in the notation of schema.org", () => {
  const text = "Mo-Fr 08:30-17:30, Sa 09:00-13:00";
  const hours = readWarehouseHours(text);
  expect(hours?.[0]).toEqual({ days: [1, 2, 3, 4, 5], opens: "08:30", closes: "17:30" });
  expect(writeWarehouseHours(hours ?? [])).toBe(text);
  expect(writeWarehouseHours([{ days: [1, 3, 4], opens: "09:00", closes: "10:00" }])).toBe(
    "Mo,We-Th 09:00-10:00",
  );
  expect(readWarehouseHours("always")).toBeUndefined();
});
