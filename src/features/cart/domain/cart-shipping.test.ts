import fc from "fast-check";
import { expect, test } from "vitest";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { cartShipping, type ShippedLine } from "./cart-shipping.ts";

const air: ShippingRate = {
  method: "air",
  volumeDivisor: 5000,
  weightStepGrams: 100,
  baseCents: 500,
  daysMin: 5,
  daysMax: 9,
  tiers: [
    { fromGrams: 0, centsPerKg: 1000 },
    { fromGrams: 5000, centsPerKg: 800 },
  ],
};
const sea: ShippingRate = {
  ...air,
  method: "sea",
  volumeDivisor: 6000,
  weightStepGrams: 500,
  baseCents: 300,
  daysMin: 30,
  daysMax: 45,
  tiers: [{ fromGrams: 0, centsPerKg: 300 }],
};
const rates = new Map([
  ["US", [air, sea]],
  ["DE", [{ ...air, daysMin: 3, daysMax: 12 }]],
]);
const line = (changes: Partial<ShippedLine> = {}): ShippedLine => ({
  quantity: 1,
  warehouse: "US",
  parcel: { grams: 1000, lengthCm: 10, widthCm: 10, heightCm: 10 },
  ...changes,
});
const ship = (lines: ShippedLine[], subtotalCents = 0) =>
  cartShipping(lines, { rates, subtotalCents });

test("an empty cart has no shipping price", () => {
  expect(ship([])).toEqual({ air: null, sea: null });
});

test("a cart with one piece costs the shipping shown on its product card", () => {
  const one = line();
  const compared = compareMethods(rates.get("US") ?? [], one.parcel);
  const { basis, ...offer } = ship([one]).air ?? {};
  expect(offer).toEqual({
    cents: compared.air?.cents,
    discountCents: 0,
    discountBy: null,
    days: { min: 5, max: 9 },
  });
  expect(basis).toMatchObject({
    parcels: [{ warehouse: "US", cents: compared.air?.cents }],
    percent: 0,
    by: null,
  });
  expect(ship([one]).sea?.cents).toBe(compared.sea?.cents);
});

test("lines of one warehouse share a parcel, so the base price is charged once", () => {
  expect(ship([line({ quantity: 2 })]).air?.cents).toBe(500 + 2000);
  expect(ship([line(), line()]).air?.cents).toBe(500 + 2000);
});

test("a cart of two warehouses has the delivery range of its slower parcel", () => {
  const both = ship([line(), line({ warehouse: "DE" })]);
  expect(both.air).toMatchObject({ cents: 3000, discountCents: 0, days: { min: 5, max: 12 } });
  expect(both.sea).toBeNull();
  expect(ship([line({ warehouse: "nowhere" })])).toEqual({ air: null, sea: null });
});

test("a large order gets a discount, and price plus discount are the full price", () => {
  const offer = ship([line()], 30_000).air;
  expect(offer).toMatchObject({ cents: 1350, discountCents: 150, discountBy: "value" });
});

test("a larger plan discount replaces the discount by order value", () => {
  const terms = { rates, subtotalCents: 30_000, planPercent: 20 };
  const offer = cartShipping([line()], terms).air;
  expect(offer).toMatchObject({ cents: 1200, discountCents: 300, discountBy: "plan" });
});

test("another piece never makes shipping cheaper, and no price is negative", () => {
  const quantity = fc.integer({ min: 1, max: 99 });
  const side = fc.integer({ min: 1, max: 1500 }).map((mm) => mm / 10);
  const lines = fc.array(
    fc.record({
      quantity,
      warehouse: fc.constantFrom("US", "DE"),
      parcel: fc.record({
        grams: fc.integer({ min: 1, max: 30_000 }),
        lengthCm: side,
        widthCm: side,
        heightCm: side,
      }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, fc.nat(100_000), (own, subtotal) => {
      const [first, ...rest] = own;
      const more = first ? [{ ...first, quantity: first.quantity + 1 }, ...rest] : own;
      const before = ship(own, subtotal).air;
      const after = ship(more, subtotal).air;
      expect(Number.isInteger(before?.cents)).toBe(true);
      expect(before?.cents).toBeGreaterThanOrEqual(0);
      expect(after?.cents ?? 0).toBeGreaterThanOrEqual(before?.cents ?? 0);
    }),
  );
});
