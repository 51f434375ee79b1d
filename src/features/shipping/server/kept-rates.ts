import type { RatesFromWarehouse } from "./list-rates.ts";

type RatesInput = { countryId: number; today: string };
type ReadRates = (input: RatesInput) => Promise<RatesFromWarehouse[]>;

/** Rates change a few times a year and are on every home page: read once per country and day. */
export function keepRates(read: ReadRates) {
  let day = "";
  const kept = new Map<number, Promise<RatesFromWarehouse[]>>();

  return {
    list(input: RatesInput): Promise<RatesFromWarehouse[]> {
      if (input.today !== day) kept.clear();
      day = input.today;
      const known = kept.get(input.countryId);
      if (known) return known;
      const reading = read(input).catch((error: unknown) => {
        if (kept.get(input.countryId) === reading) kept.delete(input.countryId);
        throw error;
      });
      kept.set(input.countryId, reading);
      return reading;
    },
    forget: () => kept.clear(),
  };
}
