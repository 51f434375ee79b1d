import { keepAnswers } from "#core/kept-answers.ts";
import type { Database } from "#database/connect.ts";
import { keepRates } from "./kept-rates.ts";
import { listRates } from "./list-rates.ts";
import { selectWarehousePlaces } from "./shipping.repository.ts";

export function bindShipping(deps: { db: Database }) {
  const rates = keepRates((input) => listRates(deps, input));
  const places = keepAnswers(
    async () => selectWarehousePlaces(deps.db),
    () => "",
  );
  return {
    listRates: rates.list,
    listWarehouses: () => places.get(undefined),
    /** Called when the database says that a rate or a warehouse changed. */
    forgetRates() {
      rates.forget();
      places.forget();
    },
  };
}
export type Shipping = ReturnType<typeof bindShipping>;
