import type { ShippingRate } from "./shipping-price.ts";

export const airRate: ShippingRate = {
  method: "air",
  volumeDivisor: 5000,
  weightStepGrams: 100,
  baseCents: 690,
  daysMin: 6,
  daysMax: 9,
  tiers: [
    { fromGrams: 0, centsPerKg: 840 },
    { fromGrams: 5000, centsPerKg: 760 },
  ],
};

/** Ten euros for each kilogram. */
export const evenRate = (method: "air" | "sea", baseCents: number): ShippingRate => ({
  ...airRate,
  method,
  baseCents,
  daysMin: 5,
  tiers: [{ fromGrams: 0, centsPerKg: 1000 }],
});

export const seaRate: ShippingRate = {
  ...airRate,
  method: "sea",
  volumeDivisor: 6000,
  weightStepGrams: 500,
  baseCents: 450,
  daysMin: 30,
  daysMax: 38,
  tiers: [{ fromGrams: 0, centsPerKg: 290 }],
};
