import { readCursor, writeCursor } from "#core/list-cursor.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { usualSort } from "../../domain/staff-order-list.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import { nameLines } from "../name-lines.ts";
import type { StaffOrdersDeps } from "../staff-steps/order-steps.staff-api.ts";
import { describeListed } from "./describe-listed.ts";
import { listStaffOrders } from "./list-staff-orders.ts";
import { seesMoney } from "./order-rights.ts";
import { readAssignees } from "./read-assignees.ts";
import { readOrderClocks } from "./read-order-clocks.ts";

type Asked = Parameters<typeof listStaffOrders>[1];
type OrdersPageInput = {
  actor: StaffActor;
  filter: Asked["filter"];
  page: Parameters<typeof usualSort>[0] & {
    sort?: Asked["page"]["sort"] | undefined;
    direction?: "up" | "down" | undefined;
    after?: string | undefined;
    at: Parameters<typeof nameLines>[2];
  };
};
type OrdersPage = { orders: ListedStaffOrder[]; total: number; next: string | null };

/** A page of orders with their goods, remaining times, and assignees. */
export async function listOrdersPage(
  deps: StaffOrdersDeps,
  { actor, filter, page }: OrdersPageInput,
): Promise<OrdersPage> {
  const { sort = usualSort(page), direction = "down", after } = page;
  const { orders, next, total } = await listStaffOrders(deps, {
    filter,
    page: {
      sort,
      isAscending: direction === "up",
      after: after === undefined ? undefined : readCursor(after),
    },
  });
  const shown = orders.map(({ order }) => order);
  const clockOf = await readOrderClocks(deps, shown);
  const assigneeOf = await readAssignees(deps.db, shown);
  const lines = orders.flatMap((one) => one.lines);
  const named = await nameLines(deps, { orders: shown, lines }, page.at);
  const linesOf = Map.groupBy(named, ({ orderId }) => orderId);
  return {
    orders: orders.map((one) =>
      describeListed(
        { ...one, lines: linesOf.get(one.order.id) ?? [] },
        {
          clock: clockOf(one.order),
          assignee: assigneeOf(one.order),
          showsMoney: seesMoney(actor, one.order),
        },
      ),
    ),
    total,
    next: next && writeCursor(next),
  };
}
