import { createCache } from "#core/cache.ts";
import type { Database } from "#database/connect.ts";
import { createRateCache, listRates } from "./list-rates.ts";
import { selectWarehouseDetails } from "./shipping.repository.ts";

export function bindShipping(deps: { db: Database }) {
  const rates = createRateCache((input) => listRates(deps, input));
  const destinations = createCache(
    async () => selectWarehouseDetails(deps.db),
    () => "",
  );
  return {
    listRates: rates.list,
    listWarehouses: () => destinations.get(undefined),
    /** Called when the database notifies that a rate or a warehouse changed. */
    invalidateRates() {
      rates.forget();
      destinations.invalidate();
    },
  };
}
export type Shipping = ReturnType<typeof bindShipping>;
