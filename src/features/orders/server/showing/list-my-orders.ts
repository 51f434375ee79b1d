import { toDecimal } from "#core/money.ts";
import { sum } from "#core/sum.ts";
import type { Queryable } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { OrderSummary } from "../../domain/order-view.ts";
import { DEFAULT_FILTER, ORDERS_PAGE_SIZE, type OrdersFilter } from "../../domain/orders-filter.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import { selectOrdersByIds, selectOrdersOf } from "./list-orders.repository.ts";

export type OrdersQuestion = {
  customerId: number;
  page?: number | undefined;
  /** Null on a site that has no choice: all of them. */
  filter?: OrdersFilter | null | undefined;
  limit?: number;
  /** Where the list is shown, if that matters. */
  site?: Site;
};

const SHOWN_ITEMS = 4;

/** The newest first, 20 a page. */
export async function listMyOrders(
  { db }: { db: Queryable },
  { customerId, page = 1, filter, limit = ORDERS_PAGE_SIZE }: OrdersQuestion,
): Promise<{ items: OrderSummary[]; total: number }> {
  const { rows, total } = await selectOrdersOf(db, customerId, {
    filter: filter ?? DEFAULT_FILTER,
    limit,
    offset: (page - 1) * limit,
  });
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(
    ids.length > 0 ? await selectLines(db, ids) : [],
    (line) => line.orderId,
  );
  return { items: rows.map((order) => summariseOrder(order, lines.get(order.id) ?? [])), total };
}

export async function summariseOrders(
  db: Queryable,
  ids: readonly number[],
): Promise<OrderSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrdersByIds(db, ids);
  const lines = Map.groupBy(await selectLines(db, ids), (line) => line.orderId);
  return rows.map((order) => summariseOrder(order, lines.get(order.id) ?? []));
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];

export function summariseOrder(order: Order, lines: readonly Line[]): OrderSummary {
  return {
    id: order.id,
    number: orderNumber(order.id),
    slug: order.slug,
    type: order.kind === "shop" ? "shop_orders" : "quotes",
    status: order.status,
    created_at: order.createdAt.toISOString(),
    currency: order.currency,
    total: toDecimal(order.dueCents + order.feeCents),
    quantity: sum(lines.map(({ quantity }) => quantity)),
    items: lines.slice(0, SHOWN_ITEMS).map(({ name, picture }) => ({ name, picture })),
  };
}
