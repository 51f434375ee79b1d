import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { products, variants } from "#features/catalogue/server/products.tables.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";

type SiteIds = readonly number[] | undefined;
type Column = Parameters<typeof inArray>[0];

const ofSites = (column: Column, siteIds: SiteIds): SQL | undefined =>
  siteIds ? inArray(column, [...siteIds]) : undefined;

export const countOrdersIn =
  (status: OrderStatus) =>
  (db: Queryable, siteIds: SiteIds): Promise<number> =>
    db.$count(orders, and(eq(orders.status, status), ofSites(orders.siteId, siteIds)));

export const countSubmittedQuotes = (db: Queryable, siteIds: SiteIds): Promise<number> =>
  db.$count(quotes, and(eq(quotes.status, "submitted"), ofSites(quotes.siteId, siteIds)));

export const countPaidRequests = (db: Queryable, siteIds: SiteIds): Promise<number> =>
  db.$count(
    forwardRequests,
    and(eq(forwardRequests.status, "paid"), ofSites(forwardRequests.siteId, siteIds)),
  );

export const countConfirmedReservations = (db: Queryable, siteIds: SiteIds): Promise<number> =>
  db.$count(
    phoneReservations,
    and(eq(phoneReservations.status, "confirmed"), ofSites(phoneReservations.siteId, siteIds)),
  );

export const countOpenClaims = (db: Queryable, siteIds: SiteIds): Promise<number> =>
  db.$count(
    claims,
    and(inArray(claims.status, ["received", "in_review"]), ofSites(claims.siteId, siteIds)),
  );

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

/** Products that have a variant with little stock; archived ones are left out, because nobody reorders them. */
export const countGoodsUpTo = (db: Queryable, stock: number): Promise<number> =>
  db.$count(
    products,
    and(
      isNull(products.archivedAt),
      sql`exists (select from ${variants} few where few.product_id = ${products}.id
        and few.stock > 0 and few.stock <= ${stock})`,
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
