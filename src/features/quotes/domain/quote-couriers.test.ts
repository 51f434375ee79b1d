import { expect, test } from "vitest";
import { packLines } from "./propose-price.ts";
import { couriersForPrice, leastCourierCents } from "./quote-couriers.ts";

const services = [{ way: "pickup" }, { way: "door" }] as const;
const waysFor = (parcel: ReturnType<typeof packLines> | null) =>
  couriersForPrice(services, parcel && { parcel }).map(({ way }) => way);

test("an estimate without a shape fits a locker by volume and weight", () => {
  expect(waysFor(packLines([{ kind: "shoes", quantity: 1 }]))).toEqual(["pickup", "door"]);
  expect(waysFor(packLines([{ kind: "bags", quantity: 7 }]))).toEqual(["pickup", "door"]);
  expect(waysFor(packLines([{ kind: "bags", quantity: 8 }]))).toEqual(["door"]);
  expect(waysFor(packLines([{ kind: "books", quantity: 43 }]))).toEqual(["door"]);
});

test("a measured parcel must fit a locker with each side", () => {
  const measured = { grams: 1000, lengthCm: 64, widthCm: 39, heightCm: 38 };
  expect(waysFor(measured)).toEqual(["pickup", "door"]);
  expect(waysFor({ ...measured, lengthCm: 90, heightCm: 2 })).toEqual(["door"]);
  expect(waysFor(null)).toEqual(["pickup", "door"]);
});

test("the least courier fee includes lockers only if the parcel fits into one", () => {
  const priced = [
    { way: "pickup", feeCents: 199 },
    { way: "door", feeCents: 399 },
    { way: "door", feeCents: 369 },
  ] as const;
  const small = { parcel: { grams: 1000, lengthCm: 30, widthCm: 20, heightCm: 10 } };
  const heavy = { parcel: { ...small.parcel, grams: 30_001 } };
  expect(leastCourierCents(priced, small)).toBe(199);
  expect(leastCourierCents(priced, heavy)).toBe(369);
  expect(leastCourierCents([], small)).toBe(0);
});
