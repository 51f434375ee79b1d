import { expect, test } from "vitest";
import { testWarehouses } from "../shop/fixtures/warehouses.ts";
import { calculate, type Journey, withPlan } from "./calculate.ts";

const rates = testWarehouses[0]?.rates ?? [];
const journey: Journey = {
  from: "US",
  to: "LT",
  day: "2026-11-15",
  parcel: { grams: 5000, lengthCm: 60, widthCm: 40, heightCm: 40 },
  lines: [{ kind: "shoes", valueCents: 100_00 }],
};

test("a box of 60 × 40 × 40 cm weighs 19.2 kg by air and 16.0 kg by sea", () => {
  const weights = calculate(rates, journey).map(({ shipping }) => [
    shipping.method,
    shipping.chargeableGrams,
  ]);
  expect(Object.fromEntries(weights)).toEqual({ air: 19_200, sea: 16_000 });
});

test("a total is shipping plus duty and VAT, and the cheapest method comes first", () => {
  const methods = calculate(rates, journey);
  expect(methods.map(({ shipping }) => shipping.method)).toEqual(["sea", "air"]);
  for (const { shipping, customs, totalCents } of methods) {
    expect(totalCents).toBe(shipping.cents + customs.dutyCents + customs.vatCents);
    expect(customs.dutyCents).toBe(300);
  }
});

test("the faster of two equally expensive methods comes first", () => {
  const [air] = rates;
  if (!air) throw new Error("no rate to try");
  const slow = { ...air, method: "sea" as const, daysMax: 40 };
  const methods = calculate([slow, air], { ...journey, lines: [] });
  expect(methods.map(({ shipping }) => shipping.method)).toEqual(["air", "sea"]);
});

test("door delivery adds the courier's fee and days after the plan's discount", () => {
  const methods = calculate(rates, journey);
  const delivery = { feeCents: 369, daysMin: 1, daysMax: 2 };
  expect(methods.length).toBeGreaterThan(0);
  for (const own of withPlan(methods, 10, delivery)) {
    const plain = methods.find(({ shipping }) => shipping.method === own.shipping.method);
    expect(own.totalCents).toBe((plain?.totalCents ?? 0) - own.discountCents + 369);
    const { daysMin, daysMax } = own.shipping;
    expect(own.days).toEqual({ min: daysMin + 1, max: daysMax + 2 });
  }
});
