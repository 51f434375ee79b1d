import { expect, test } from "vitest";
import {
  checkStaffPrice,
  parcelOf,
  type StaffPriceFields,
  withParcelField,
} from "./staff-price.ts";

const GOOD: StaffPriceFields = {
  unitCents: [7240],
  serviceCents: 600,
  kg: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
};
const wrongOf = (changes: Partial<StaffPriceFields>) =>
  Object.keys(checkStaffPrice({ ...GOOD, ...changes }));

test.each([
  ["nothing", {}, []],
  ["no fee at all", { serviceCents: 0 }, []],
  ["the whole parcel", { kg: 0.35, lengthCm: 20, widthCm: 10, heightCm: 5.5 }, []],
  ["the largest price", { unitCents: [100_000_00] }, []],
  ["a price of 0", { unitCents: [0] }, ["unit_prices.0"]],
  ["a price that is missing or no number", { unitCents: [null] }, ["unit_prices.0"]],
  ["a price of a million", { unitCents: [100, 1_000_000_00] }, ["unit_prices.1"]],
  ["a fee below zero", { serviceCents: -1 }, ["service_fee"]],
  ["a fee that is missing", { serviceCents: null }, ["service_fee"]],
  ["a fee above 10,000", { serviceCents: 10_000_01 }, ["service_fee"]],
  ["a parcel without its size", { kg: 2 }, ["lengthCm", "widthCm", "heightCm"]],
  ["a parcel of 0 kg", { kg: 0, lengthCm: 1, widthCm: 1, heightCm: 1 }, ["kg"]],
  ["a parcel of 3 t", { kg: 3000, lengthCm: 1, widthCm: 1, heightCm: 1 }, ["kg"]],
  [
    "a size that is no number",
    { kg: 1, lengthCm: Number.NaN, widthCm: 1, heightCm: 1 },
    ["lengthCm"],
  ],
  [
    "text in one field of the parcel",
    { kg: Number.NaN },
    ["kg", "lengthCm", "widthCm", "heightCm"],
  ],
] as const)("a price with %s is checked", (_what, changes, wrong) => {
  expect(wrongOf(changes)).toEqual(wrong);
});

test("a parcel is known only as a whole", () => {
  const sizes = { lengthCm: 20, widthCm: 10, heightCm: 5 };
  expect(parcelOf({ ...GOOD, ...sizes })).toBeUndefined();
  const whole = withParcelField({ ...GOOD, ...sizes }, "kg", 0.3505);
  expect(parcelOf(whole)).toEqual({ grams: 351, ...sizes });
});
