import { and, count, desc, eq, inArray, type SQL, sql, lt } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { SectionQuery } from "#features/account/server/staff-customers/customer-section.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import type { OrdersFilter } from "../../domain/orders-filter.ts";
import type { Order } from "../orders.repository.ts";
import { orderShipments, orders } from "../orders.tables.ts";

/** Forward requests are not orders: their own feature lists them. */
const NARROWED: Record<OrdersFilter, SQL | "none" | undefined> = {
  all_orders: undefined,
  shop_orders: eq(orders.kind, "shop"),
  quotes: eq(orders.kind, "quote"),
  forward_requests: "none",
  unpaid: eq(orders.status, "awaiting_payment"),
};

export async function selectOrdersOf(
  db: Queryable,
  customerId: number,
  { filter, limit, offset }: { filter: OrdersFilter; limit: number; offset: number },
): Promise<{ rows: Order[]; total: number }> {
  const narrowed = NARROWED[filter];
  if (narrowed === "none") return { rows: [], total: 0 };
  const which = and(eq(orders.customerId, customerId), narrowed);
  const [counted] = await db.select({ total: count() }).from(orders).where(which);
  const rows = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** The status of each order; ids that are not orders are left out. */
export async function selectStatuses(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, OrderStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** The keys of the newest orders, used to merge lists. */
export async function selectOrderKeys(
  db: Queryable,
  customerId: number,
  { filter, limit }: { filter: OrdersFilter; limit: number },
): Promise<{ keys: { id: number; createdAt: Date }[]; total: number }> {
  const narrowed = NARROWED[filter];
  const which = and(eq(orders.customerId, customerId), narrowed === "none" ? sql`false` : narrowed);
  const [counted] = await db.select({ total: count() }).from(orders).where(which);
  const keys = await db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.id))
    .limit(limit);
  return { keys, total: counted?.total ?? 0 };
}

export function selectOrdersByIds(db: Queryable, ids: readonly number[]): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** Counts shipments only of orders in the warehouse: for other orders the status says what left. */
export async function countShipments(
  db: Queryable,
  listed: readonly Order[],
): Promise<Map<number, number>> {
  const waiting = listed.filter(({ status }) => status === "at_warehouse").map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const rows = await db
    .select({ id: orderShipments.orderId, total: count() })
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, waiting))
    .groupBy(orderShipments.orderId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function countUnpaid(db: Queryable, customerId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, "awaiting_payment")));
  return counted?.total ?? 0;
}

/** The last orders of a customer, on these sites or on all. */
export const selectLastOrders = (
  db: Queryable,
  { customerId, siteIds, limit, after }: SectionQuery,
) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), siteIds && inArray(orders.siteId, [...siteIds]), after === undefined ? undefined : lt(orders.id, after)))
    .orderBy(desc(orders.id))
    .limit(limit);
