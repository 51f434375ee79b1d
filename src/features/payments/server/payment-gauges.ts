import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { MeasuredGauge } from "#platform/metrics/metrics.ts";

/** Read from the newest back, so that a history of years costs nothing. */
const MOST_CHANGES = 10_000;

type Open = { status: string; open: number; oldest: number };

/** By the index of open payments. */
async function readOpen(db: Database): Promise<Open[]> {
  const { rows } = await db.execute<Open>(sql`
    select status, count(*)::int as open,
      extract(epoch from now() - min(created_at))::float8 as oldest
    from payments where status in ('created', 'pending') group by status`);
  return rows;
}

async function readLastHour(db: Database) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count
    from (select status, created_at from payment_changes order by id desc limit ${MOST_CHANGES}) as recent
    where created_at > now() - interval '1 hour' group by status`);
  return rows.map(({ status, count }) => ({ labels: { status }, value: count }));
}

/** What becomes of money: what is open, for how long, and what was reached in the last hour. */
export function paymentGauges(db: Database): MeasuredGauge[] {
  const open = (pick: (row: Open) => number) => async () =>
    (await readOpen(db)).map((row) => ({ labels: { status: row.status }, value: pick(row) }));
  return [
    {
      name: "cartage_payments_open",
      help: "Payments that were begun and have no end yet",
      labels: ["status"],
      read: open((row) => row.open),
    },
    {
      name: "cartage_payments_oldest_seconds",
      help: "Age of the oldest payment that has no end yet",
      labels: ["status"],
      read: open((row) => row.oldest),
    },
    {
      name: "cartage_payments_last_hour",
      help: "Payments by the status that they reached within the last hour",
      labels: ["status"],
      read: () => readLastHour(db),
    },
  ];
}
