import { airRate, seaRate } from "../domain/rates.fixture.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";

export const testWarehouses: RatesFromWarehouse[] = [
  {
    code: "US",
    city: "New Castle",
    countryIso: "US",
    countryTitle: { en: "United States" },
    rates: [airRate, seaRate],
  },
];
