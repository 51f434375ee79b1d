import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";

/** Mail that is not sent yet. */
export const mailGauges = (db: Database): MeasuredGauge[] => [
  {
    name: "cartage_mail_oldest_seconds",
    help: "Age of the oldest mail that is not sent yet",
    async read() {
      const { rows } = await db.execute<{ value: number }>(sql`
        select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value
        from mails where sent_at is null`);
      return rows;
    },
  },
];
