import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";

type SiteIds = readonly number[] | undefined;
type Column = Parameters<typeof inArray>[0];

const ofSites = (column: Column, siteIds: SiteIds): SQL | undefined =>
  siteIds ? inArray(column, [...siteIds]) : undefined;

/** Counts the open tasks about refunds: a refund whose task was closed no longer waits. */
export const countStuckRefunds = (db: Queryable, siteIds: SiteIds): Promise<number> =>
  db.$count(
    tasks,
    and(
      eq(tasks.kind, "refund_stuck"),
      isNull(tasks.closedAt),
      sql`(${tasks.snoozedUntil} is null or ${tasks.snoozedUntil} <= now())`,
      ofSites(tasks.siteId, siteIds),
    ),
  );

type Span = { from: Date; until: Date; siteIds: SiteIds };

/** Paid orders and their total in euros for each hour since `from`, by the index on the payment time. */
export function selectPaidByHour(db: Queryable, { from, until, siteIds }: Span) {
  const hour = sql<number>`floor(extract(epoch from ${orders.paidAt} - ${from.toISOString()}::timestamptz) / 3600)::int`;
  return db
    .select({
      hour: hour.as("hour"),
      orders: sql<number>`count(*)::int`,
      incomeCents: sql<number>`coalesce(sum(round(${orders.totalCents} / ${orders.rate})), 0)::float8`,
    })
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, until), ofSites(orders.siteId, siteIds)))
    .groupBy(sql`hour`);
}
