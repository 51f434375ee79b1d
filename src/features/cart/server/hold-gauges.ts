import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";

/** Stock that carts hold just now. */
export const holdGauges = (db: Database): MeasuredGauge[] => [
  {
    name: "cartage_holds",
    help: "Holds of stock that have not expired",
    async read() {
      const { rows } = await db.execute<{ value: number }>(
        sql`select count(*)::int as value from stock_holds where expires_at > now()`,
      );
      return rows;
    },
  },
];
