import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { orders } from "#features/orders/server/orders.tables.ts";

type Hour = { orders: number; incomeCents: number };

const HOURS = 24;

/** Paid orders and their sum in euros for each hour of a day, by the index of when they were paid. */
async function selectHours(
  db: Queryable,
  from: Date,
  siteIds: readonly number[] | undefined,
): Promise<Hour[]> {
  const hour = sql<number>`floor(extract(epoch from ${orders.paidAt} - ${from.toISOString()}::timestamptz) / 3600)::int`;
  const rows = await db
    .select({
      hour: hour.as("hour"),
      orders: sql<number>`count(*)::int`,
      incomeCents: sql<number>`coalesce(sum(round(${orders.totalCents} / ${orders.rate})), 0)::float8`,
    })
    .from(orders)
    .where(
      and(
        gte(orders.paidAt, from),
        lt(orders.paidAt, new Date(from.getTime() + HOURS * HOUR_MS)),
        siteIds ? inArray(orders.siteId, [...siteIds]) : undefined,
      ),
    )
    .groupBy(sql`hour`);
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return Array.from({ length: HOURS }, (_, at) => ({
    orders: byHour.get(at)?.orders ?? 0,
    incomeCents: byHour.get(at)?.incomeCents ?? 0,
  }));
}

/** Today beside the same day of last week, by the clock of the office. */
export async function readFigures(
  db: Queryable,
  at: { now: Date; timeZone: string; siteIds: readonly number[] | undefined },
) {
  const { now, timeZone, siteIds } = at;
  const today = formatDate(now, timeZone);
  const start = startOfDay(today, timeZone);
  const before = startOfDay(addDays(today, -7), timeZone);
  return {
    day: today,
    /** How many hours of today have begun. */
    hours: Math.min(HOURS, Math.floor((now.getTime() - start.getTime()) / HOUR_MS) + 1),
    today: await selectHours(db, start, siteIds),
    lastWeek: await selectHours(db, before, siteIds),
  };
}
