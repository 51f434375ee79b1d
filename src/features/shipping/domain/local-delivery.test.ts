import { expect, test } from "vitest";
import { comparedToDoor, daysToDoor } from "./local-delivery.ts";
import type { ShippingPrice } from "./shipping-price.ts";

const price = (cents: number, daysMin: number, daysMax: number) =>
  ({ cents, daysMin, daysMax }) as ShippingPrice;
const courier = { feeCents: 350, daysMin: 1, daysMax: 2 };

test("delivery to the door adds the courier's fee and days", () => {
  const prices = { air: price(1000, 5, 8), sea: price(400, 30, 40) };
  expect(comparedToDoor(prices, courier)).toEqual({
    air: price(1350, 6, 10),
    sea: price(750, 31, 42),
  });
});

test("prices and days stay unchanged without a courier", () => {
  const prices = { air: price(1000, 5, 8) };
  expect(comparedToDoor(prices, null)).toEqual(prices);
  expect(daysToDoor(price(1, 5, 8), null)).toEqual({ min: 5, max: 8 });
});
