import type { Queryable } from "#database/connect.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import { pricedOrder } from "../priced-order.ts";
import {
  countStaffOrders,
  type StaffOrderFilter,
  type StaffOrderPage,
  selectIdsByEmail,
  selectStaffOrders,
} from "./staff-orders.repository.ts";

const PAGE = 50;

export type ListedOrder = {
  order: Order;
  lines: Awaited<ReturnType<typeof selectLines>>;
  totalCents: number;
};

type ListInput = {
  filter: StaffOrderFilter;
  page: Omit<StaffOrderPage, "limit">;
  /** A file is not counted before it is written. */
  isCounted?: boolean;
};

/** A page of 50, whether there are more, and how many there are of all. */
export async function listStaffOrders(
  { db }: { db: Queryable },
  { filter: asked, page, isCounted = true }: ListInput,
) {
  const filter = await withIdsOfEmail(db, asked);
  const [found, total] = await Promise.all([
    selectStaffOrders(db, filter, { ...page, limit: PAGE + 1 }),
    isCounted ? countStaffOrders(db, filter) : 0,
  ]);
  const shown = found.slice(0, PAGE);
  const lines = await selectLines(
    db,
    shown.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    orders: shown.map((order) => listed(order, byOrder.get(order.id) ?? [])),
    hasMore: found.length > PAGE,
    total,
  };
}

async function withIdsOfEmail(db: Queryable, filter: StaffOrderFilter): Promise<StaffOrderFilter> {
  const { email, ...rest } = filter;
  const ids = email === undefined ? undefined : await selectIdsByEmail(db, email);
  return ids ? { ...rest, ids } : filter;
}

function listed(order: Order, lines: ListedOrder["lines"]): ListedOrder {
  const explained = explainTotal(pricedOrder(order, lines), order.rate);
  return { order, lines, totalCents: totalBeforeWallet(explained) };
}
