import { createCache } from "#core/cache.ts";
import type { RatesFromWarehouse } from "./list-rates.ts";

type RatesInput = { countryId: number; today: string };
type ReadRates = (input: RatesInput) => Promise<RatesFromWarehouse[]>;

/** Rates change a few times a year and are on every home page: read once per country and day. */
export function createRateCache(read: ReadRates) {
  let day = "";
  const kept = createCache(read, ({ countryId }) => String(countryId));

  return {
    list(input: RatesInput): Promise<RatesFromWarehouse[]> {
      if (input.today !== day) kept.forget();
      day = input.today;
      return kept.get(input);
    },
    forget: kept.forget,
  };
}
