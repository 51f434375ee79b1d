import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";
import { countHolds } from "./holds/holds.repository.ts";

/** Metrics of the stock that carts hold now. */
export const holdGauges = (db: Database): MeasuredGauge[] => [
  {
    name: "cartage_holds",
    help: "Holds of stock that have not expired",
    read: async () => [{ value: await countHolds(db) }],
  },
];
