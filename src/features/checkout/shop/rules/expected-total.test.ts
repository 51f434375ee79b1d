import { expect, test } from "vitest";
import { expectedCourier, expectedTotal } from "./expected-total.ts";
import { buildCheckoutData } from "./fixtures/checkout.ts";

const price = [
  { part: "subtotal" as const, amount: 50.1 },
  { part: "delivery" as const, amount: 0 },
];
const courier = (delivery_fee: number, has_pickup_points = true) => ({
  local_delivery_type: 1,
  courier: "omniva" as const,
  name: "Omniva",
  delivery_fee,
  days: { min: 1, max: 2 },
  has_pickup_points,
  pickup_points: [],
});
const expected = (...couriers: ReturnType<typeof courier>[]) =>
  expectedTotal(buildCheckoutData({ price, total: 50.1, local_delivery_couriers: couriers }));

test("before a pickup point is chosen the total has the cheapest pickup fee as a minimum", () => {
  expect(expected(courier(2.19), courier(1.99), courier(1.5, false))).toEqual({
    price: [price[0], { part: "delivery", amount: 1.99 }],
    total: 52.09,
    isFrom: true,
  });
});

test("the total is exact if all pickup points cost the same", () => {
  expect(expected(courier(2), courier(2))).toMatchObject({ total: 52.1, isFrom: false });
});

test("without pickup points the total has a courier to the door, without couriers no fee", () => {
  expect(expected(courier(3, false))).toMatchObject({ total: 53.1 });
  expect(expected()).toEqual({ price, total: 50.1, isFrom: false });
});

test("a chosen courier is not added to the total again", () => {
  const chosen = { ...courier(2.19), parcel_shop: null };
  const data = buildCheckoutData({
    price,
    total: 52.29,
    courier_info: chosen,
    local_delivery_couriers: [courier(1.99)],
  });
  expect(expectedTotal(data)).toEqual({ price, total: 52.29, isFrom: false });
  expect(expectedCourier(data)).toBe(chosen);
});
