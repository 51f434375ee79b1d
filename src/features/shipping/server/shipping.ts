import type { Database } from "#database/connect.ts";
import { listRates } from "./list-rates.ts";

export function bindShipping(deps: { db: Database }) {
  return {
    listRates: (input: Parameters<typeof listRates>[1]) => listRates(deps, input),
  };
}
export type Shipping = ReturnType<typeof bindShipping>;
