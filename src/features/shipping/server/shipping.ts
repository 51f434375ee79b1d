import type { Database } from "#database/connect.ts";
import { keepRates } from "./kept-rates.ts";
import { listRates } from "./list-rates.ts";
import { selectWarehousePlaces } from "./shipping.repository.ts";

export function bindShipping(deps: { db: Database }) {
  const rates = keepRates((input) => listRates(deps, input));
  return {
    listRates: rates.list,
    listWarehouses: () => selectWarehousePlaces(deps.db),
    /** Called when the database says that a rate changed. */
    forgetRates: rates.forget,
  };
}
export type Shipping = ReturnType<typeof bindShipping>;
