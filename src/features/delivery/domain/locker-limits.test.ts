import { expect, test } from "vitest";
import { type ParcelContents, servicesForParcels } from "./locker-limits.ts";

const piece = (grams: number, ...[lengthCm = 1, widthCm = 1, heightCm = 1]: number[]) => ({
  quantity: 1,
  parcel: { grams, lengthCm, widthCm, heightCm },
});
const locker = { courier: "dpd", way: "pickup" } as const;
const door = { courier: "dpd", way: "door" } as const;
const fitsPickupPoint = (contents: ParcelContents) =>
  servicesForParcels([locker], [contents]).length === 1;
const LARGEST = piece(30_000, 38, 64, 39);

test("a locker accepts parcels up to its limits in any orientation", () => {
  expect(fitsPickupPoint([LARGEST])).toBe(true);
  expect(fitsPickupPoint([piece(30_000, 64, 39, 38)])).toBe(true);
  expect(fitsPickupPoint([])).toBe(true);
});

test.each([
  ["a gram too much", [piece(30_001)]],
  ["too long", [piece(100, 64.1)]],
  ["two sides too long", [piece(100, 40, 40, 1)]],
  ["every side too long", [piece(100, 39, 39, 39)]],
  ["a television", [piece(15_040, 125, 80, 15.9)]],
  ["too many things", [{ ...piece(100, 50, 20, 20), quantity: 5 }]],
  ["things that are too heavy together", [piece(20_000), piece(10_001)]],
])("a locker refuses %s", (_what, contents) => {
  expect(fitsPickupPoint(contents)).toBe(false);
});

test("one parcel that does not fit a locker leaves only door services", () => {
  expect(servicesForParcels([locker, door], [[LARGEST], [LARGEST]])).toEqual([locker, door]);
  expect(servicesForParcels([locker, door], [[LARGEST], [piece(30_001)]])).toEqual([door]);
});
