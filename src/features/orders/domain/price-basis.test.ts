import { expect, test } from "vitest";
import { isPriceSame, type PriceBasis } from "./price-basis.ts";

const parcel = {
  warehouse: "US",
  grams: 3200,
  billedGrams: 4500,
  centsPerKg: 840,
  baseCents: 690,
  cents: 4470,
};
const basis: PriceBasis = {
  currencyRate: 1,
  shipping: { parcels: [parcel], percent: 10, by: "plan" },
};
const order = { rate: 1, shippingFeeCents: 4023, shippingDiscountCents: 447 };

test("a frozen price basis gives the same price again", () => {
  expect(isPriceSame(basis, order)).toBe(true);
});

test.each([
  ["another fee", { shippingFeeCents: 4024 }],
  ["another discount", { shippingFeeCents: 4020, shippingDiscountCents: 450 }],
  ["another rate of exchange", { rate: 1.1 }],
])("a price basis does not match with %s", (_what, changes) => {
  expect(isPriceSame(basis, { ...order, ...changes })).toBe(false);
});

test("a price without a frozen basis cannot be checked", () => {
  expect(isPriceSame(null, order)).toBeUndefined();
  expect(isPriceSame({ currencyRate: 1 }, order)).toBeUndefined();
});
