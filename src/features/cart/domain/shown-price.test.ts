import { expect, test } from "vitest";
import { deliveredPrices } from "#features/catalogue/domain/product/delivered-prices.ts";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { airRate, seaRate } from "#features/shipping/domain/fixtures/rates.ts";
import { cartShipping } from "./cart-shipping.ts";

const parcel = { grams: 9000, lengthCm: 60, widthCm: 40, heightCm: 30 };
const rates = [airRate, seaRate];
const delivery = { feeCents: 369, daysMin: 1, daysMax: 2 };

test.each([
  [14_999, 0],
  [15_000, 0],
  [60_000, 0],
  [60_000, 12],
  [60_000, 20],
  [100, 20],
])(
  "one piece of %d cents with a plan of %d %% costs as much on its card as in a cart",
  (cents, plan) => {
    const cart = cartShipping([{ quantity: 1, warehouse: "US", parcel }], {
      rates: new Map([["US", rates]]),
      subtotalCents: cents,
      planPercent: plan,
    });
    const shown = deliveredPrices(cents, compareMethods(rates, parcel), delivery, plan);
    expect(shown.map(({ method, totalCents }) => [method, totalCents])).toEqual(
      (["air", "sea"] as const).map((method) => [method, cents + (cart[method]?.cents ?? 0) + 369]),
    );
  },
);
