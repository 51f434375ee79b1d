import { sum, toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { Site, SiteContext } from "#features/sites/domain/site.ts";
import type { OrderSummary } from "../../contract.ts";
import { explainTotal, partOf, totalBeforeWallet } from "../../domain/explain-total.ts";
import { isPartShipped, isUnpaid, orderNumber } from "../../domain/order-status.ts";
import { DEFAULT_FILTER, ORDERS_PAGE_SIZE, type OrdersFilter } from "../../domain/orders-filter.ts";
import { type NameLinesDeps, nameLines } from "../name-lines.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import { countShipments, selectOrdersByIds, selectOrdersOf } from "./list-orders.repository.ts";

export type OrdersQuery = {
  customerId: number;
  page?: number | undefined;
  /** Null on a site that does not offer the choice: all orders. */
  filter?: OrdersFilter | null | undefined;
  limit?: number;
  /** The site that shows the list, if the list depends on it. */
  site?: Site;
  /** Goods are named in this language of the site; if missing, in the order's language. */
  language?: string | undefined;
  /** The site that shows the list, if the list itself does not depend on it. */
  shownOn?: Site | undefined;
};

type Deps = NameLinesDeps & { db: Queryable };

export function siteContextOf({ shownOn, site = shownOn, language }: OrdersQuery) {
  return site && language ? { site, language } : undefined;
}

const SHOWN_ITEMS = 4;

/** The newest first, 20 a page. */
export async function listMyOrders(
  deps: Deps,
  question: OrdersQuery,
): Promise<{ items: OrderSummary[]; total: number }> {
  const { customerId, page = 1, filter, limit = ORDERS_PAGE_SIZE } = question;
  const { rows, total } = await selectOrdersOf(deps.db, customerId, {
    filter: filter ?? DEFAULT_FILTER,
    limit,
    offset: (page - 1) * limit,
  });
  const ids = rows.map(({ id }) => id);
  return { items: await summarise(deps, rows, ids, siteContextOf(question)), total };
}

async function summarise(
  deps: Deps,
  rows: readonly Order[],
  ids: readonly number[],
  at: SiteContext | undefined,
): Promise<OrderSummary[]> {
  if (ids.length === 0) return [];
  const ordered = { orders: rows, lines: await selectLines(deps.db, ids) };
  const named = await nameLines(deps, ordered, at);
  const lines = Map.groupBy(named, (line) => line.orderId);
  const sent = await countShipments(deps.db, rows);
  return rows.map((order) =>
    summariseOrder(order, lines.get(order.id) ?? [], sent.get(order.id) ?? 0),
  );
}

export async function summariseOrders(
  deps: Deps,
  ids: readonly number[],
  at: SiteContext | undefined,
): Promise<OrderSummary[]> {
  const rows = ids.length > 0 ? await selectOrdersByIds(deps.db, ids) : [];
  return summarise(deps, rows, ids, at);
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];

export function summariseOrder(
  order: Order,
  lines: readonly Line[],
  shipments: number,
): OrderSummary {
  const explained = explainTotal(pricedOrder(order, lines), order.rate);
  return {
    id: order.id,
    number: orderNumber(order.id),
    slug: order.slug,
    type: order.kind === "shop" ? "shop_orders" : "quotes",
    status: order.status,
    is_part_shipped: isPartShipped(order.status, shipments),
    created_at: order.createdAt.toISOString(),
    currency: order.currency,
    total: toDecimal(totalBeforeWallet(explained)),
    from_wallet: toDecimal(0 - partOf(explained.parts, "balance")),
    due: isUnpaid(order.status) ? toDecimal(order.dueCents) : 0,
    quantity: sum(lines.map(({ quantity }) => quantity)),
    items: lines.slice(0, SHOWN_ITEMS).map(({ name, picture }) => ({ name, picture })),
  };
}
