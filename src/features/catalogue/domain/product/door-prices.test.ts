import { expect, test } from "vitest";
import type { ShippingPrice } from "#features/shipping/domain/shipping-price.ts";
import { deliveredPrices } from "./delivered-prices.ts";
import { productKind } from "./product-card.ts";

const air = { cents: 1200, daysMin: 5, daysMax: 8 } as ShippingPrice;
const courier = { feeCents: 350, daysMin: 1, daysMax: 2 };

test("to the door it costs the goods, the journey and the courier", () => {
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

test("what a seller of the marketplace offers is told from our own goods", () => {
  expect([productKind({ seller: null }), productKind({ seller: "Halvorn" })]).toEqual(["p", "o"]);
});
