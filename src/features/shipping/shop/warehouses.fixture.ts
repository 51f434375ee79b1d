import type { ShippingRate } from "../domain/shipping-price.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";

const airRate: ShippingRate = {
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
const seaRate: ShippingRate = {
  ...airRate,
  method: "sea",
  volumeDivisor: 6000,
  weightStepGrams: 500,
  baseCents: 450,
  daysMin: 30,
  daysMax: 38,
  tiers: [{ fromGrams: 0, centsPerKg: 290 }],
};
export const testWarehouses: RatesFromWarehouse[] = [
  {
    code: "US",
    city: "New Castle",
    countryIso: "US",
    countryTitle: { en: "United States" },
    rates: [airRate, seaRate],
  },
];
