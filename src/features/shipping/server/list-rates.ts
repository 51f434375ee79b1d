import { createCache } from "#core/cache.ts";
import type { Queryable } from "#database/connect.ts";
import { isCompleteRate, type ShippingRate } from "../domain/shipping-price.ts";
import { selectCurrentRates, selectWarehouses } from "./shipping.repository.ts";

export type RatesFromWarehouse = {
  code: string;
  city: string;
  countryIso: string;
  countryTitle: Record<string, string>;
  rates: ShippingRate[];
};

/** The current rates from each warehouse to a country; leaves out incomplete rates. */
export async function listRates(
  deps: { db: Queryable },
  input: { countryId: number; today: string },
): Promise<RatesFromWarehouse[]> {
  // Queries run one after another, because the caller may pass a transaction.
  const warehouses = await selectWarehouses(deps.db);
  const rates = await selectCurrentRates(deps.db, input);
  return warehouses
    .map(({ id, ...warehouse }) => ({
      ...warehouse,
      rates: rates
        .filter((rate) => rate.warehouseId === id && isCompleteRate(rate))
        .map(({ warehouseId: _, ...rate }) => rate),
    }))
    .filter((warehouse) => warehouse.rates.length > 0);
}

type RatesInput = { countryId: number; today: string };
type ReadRates = (input: RatesInput) => Promise<RatesFromWarehouse[]>;

/** Caches rates per country and day, because they change a few times a year and every home page shows them. */
export function createRateCache(read: ReadRates) {
  let day = "";
  const cached = createCache(read, ({ countryId }) => String(countryId));

  return {
    list(input: RatesInput): Promise<RatesFromWarehouse[]> {
      if (input.today !== day) cached.invalidate();
      day = input.today;
      return cached.get(input);
    },
    forget: cached.invalidate,
  };
}
