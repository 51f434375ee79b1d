import type { Queryable } from "#database/connect.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import {
  findStaffOrders,
  type StaffOrderFilter,
  type StaffOrderPage,
} from "./staff-orders.repository.ts";

const PAGE = 50;

export type ListedOrder = {
  order: Order;
  lines: Awaited<ReturnType<typeof selectLines>>;
  totalCents: number;
};

type ListInput = {
  filter: StaffOrderFilter;
  page: Omit<StaffOrderPage, "limit"> & { limit?: number };
};

/** A page of 50 orders, the cursor of the next page, and the number of all orders. */
export async function listStaffOrders({ db }: { db: Queryable }, { filter, page }: ListInput) {
  const { orders, next, total } = await findStaffOrders(db, filter, { limit: PAGE, ...page });
  const lines = await selectLines(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    orders: orders.map((order) => listed(order, byOrder.get(order.id) ?? [])),
    next,
    total,
  };
}

/** Exact up to 10,000. */
export async function countOrders({ db }: { db: Queryable }, filter: StaffOrderFilter) {
  const page = { sort: "number", isAscending: false, limit: 1 } as const;
  return (await findStaffOrders(db, filter, page)).total;
}

function listed(order: Order, lines: ListedOrder["lines"]): ListedOrder {
  const explained = explainTotal(pricedOrder(order, lines), order.rate);
  return { order, lines, totalCents: totalBeforeWallet(explained) };
}
