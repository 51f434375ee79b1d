import { expect, test } from "vitest";
import type { ShippingPrice } from "#features/shipping/domain/shipping-price.ts";
import { deliveredPrices } from "./delivered-prices.ts";
import { productKind } from "./product-card.ts";

const air = { cents: 1200, daysMin: 5, daysMax: 8 } as ShippingPrice;
const courier = { feeCents: 350, daysMin: 1, daysMax: 2 };

test("a delivered price adds shipping and courier to the product's price", () => {
  expect(deliveredPrices(50_00, { air }, courier)).toEqual([
    {
      method: "air",
      totalCents: 65_50,
      shippingCents: 1200,
      deliveryCents: 350,
      days: { min: 6, max: 10 },
    },
  ]);
  expect(deliveredPrices(50_00, { air }, null)[0]).toMatchObject({
    totalCents: 62_00,
    deliveryCents: 0,
  });
  expect(deliveredPrices(50_00, {}, courier)).toEqual([]);
});

test("a seller's product is kind o, an own product kind p", () => {
  expect([productKind({ seller: null }), productKind({ seller: "Halvorn" })]).toEqual(["p", "o"]);
});
