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

/** What it costs to send a parcel from each warehouse to a country, as of today; one bad row is left out. */
export async function listRates(
  deps: { db: Queryable },
  input: { countryId: number; today: string },
): Promise<RatesFromWarehouse[]> {
  const [warehouses, rates] = await Promise.all([
    selectWarehouses(deps.db),
    selectCurrentRates(deps.db, input),
  ]);
  return warehouses
    .map(({ id, ...warehouse }) => ({
      ...warehouse,
      rates: rates
        .filter((rate) => rate.warehouseId === id && isCompleteRate(rate))
        .map(({ warehouseId: _, ...rate }) => rate),
    }))
    .filter((warehouse) => warehouse.rates.length > 0);
}
