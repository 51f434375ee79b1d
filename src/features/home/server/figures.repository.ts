import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { refunds } from "#features/payments/server/payments.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
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

export const countStuckRefunds = (db: Queryable): Promise<number> =>
  db.$count(refunds, inArray(refunds.status, ["by_hand", "failed"]));

export const countVariantsUpTo = (db: Queryable, stock: number): Promise<number> =>
  db.$count(variants, and(gt(variants.stock, 0), lte(variants.stock, stock)));

type Span = { from: Date; until: Date; siteIds: SiteIds };

/** Paid orders and their sum in euros for each hour since then, by the index of when they were paid. */
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
