import { expect, test } from "vitest";
import { GUEST_HOLDS } from "#features/sites/domain/site.ts";
import { heldSince, holdUntil, limitHolds, type WantedHold } from "./guest-holds.ts";

const limits = { pieces: 10, valueCents: 10_000, minutes: 60, stockPercent: 80 };
const NOTHING = { pieces: 0, valueCents: 0 };
const want = (quantity: number, other: Partial<WantedHold> = {}): WantedHold => ({
  variantId: 1,
  quantity,
  priceCents: 100,
  stock: 1000,
  heldByGuests: 0,
  ...other,
});
const held = (wanted: WantedHold, used = NOTHING) => limitHolds(limits, used, [wanted]).get(1);

test("only so many pieces are held in one cart, other lines included", () => {
  expect(held(want(10))).toBe(10);
  expect(held(want(11))).toBe(10);
  expect(held(want(5), { pieces: 7, valueCents: 0 })).toBe(3);
  expect(held(want(5), { pieces: 12, valueCents: 0 })).toBe(0);
});

test("only goods of so much worth are held", () => {
  expect(held(want(2, { priceCents: 5000 }))).toBe(2);
  expect(held(want(3, { priceCents: 5000 }))).toBe(2);
  expect(held(want(1, { priceCents: 10_001 }))).toBe(0);
  expect(held(want(2, { priceCents: 5000 }), { pieces: 1, valueCents: 5000 })).toBe(1);
  expect(held(want(4, { priceCents: 0 }))).toBe(4);
});

test("all guests together hold a share of a stock, and never less than one piece", () => {
  expect(held(want(10, { stock: 10 }))).toBe(8);
  expect(held(want(10, { stock: 10, heldByGuests: 7 }))).toBe(1);
  expect(held(want(1, { stock: 10, heldByGuests: 8 }))).toBe(0);
  expect(held(want(1, { stock: 1 }))).toBe(1);
});

test("lines share what there is, the first ones first", () => {
  const lines = [want(6), want(6, { variantId: 2 }), want(1, { variantId: 3 })];
  expect([...limitHolds(limits, NOTHING, lines).values()]).toEqual([6, 4, 0]);
});

test("lines share what they may be worth, and what costs nothing is held all the same", () => {
  const dear = [want(1, { priceCents: 6000 }), want(1, { variantId: 2, priceCents: 5000 })];
  expect([...limitHolds(limits, NOTHING, dear).values()]).toEqual([1, 0]);
  const twice = [want(2, { priceCents: 3000 }), want(2, { variantId: 2, priceCents: 3000 })];
  expect([...limitHolds(limits, NOTHING, twice).values()]).toEqual([2, 1]);
  expect(held(want(4, { priceCents: 0 }), { pieces: 1, valueCents: 10_000 })).toBe(4);
});

test("a hold that is renewed again and again ends all the same, and then it pauses", () => {
  const since = new Date("2026-01-01T10:00:00Z");
  const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);
  const until = (minutes: number) => holdUntil({ since, now: after(minutes), minutes: 20 }, limits);
  expect(until(0)).toEqual(after(20));
  expect(until(50)).toEqual(after(60));
  expect(until(60)).toBeUndefined();
  expect(heldSince(null, since, limits)).toEqual(since);
  expect(heldSince(since, after(119), limits)).toEqual(since);
  expect(heldSince(since, after(120), limits)).toEqual(after(120));
});

test("a household's order is held whole by default", () => {
  expect(limitHolds(GUEST_HOLDS, NOTHING, [want(3, { priceCents: 90_000, stock: 4 })]).get(1)).toBe(
    3,
  );
});
