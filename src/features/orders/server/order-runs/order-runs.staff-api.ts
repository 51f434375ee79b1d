import type { Records } from "#features/records/server/records.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import * as calls from "../../runs/staff-calls.ts";
import type { OrdersFilterInput } from "../../staff-calls.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { listLateOrders } from "../staff-orders/list-late-orders.ts";
import { countOrders } from "../staff-orders/list-staff-orders.ts";
import { staffOrderFilter } from "../staff-orders/staff-order-filter.ts";
import { CSV_RUN, MOVE_RUN } from "./order-runs.ts";

export type OrderRunDeps = Pick<OrdersDeps, "db" | "listSites" | "now"> & Pick<Records, "startRun">;

type Start = { kind: string; filter: OrdersFilterInput; more?: Record<string, unknown> };

export function orderRunsApi(deps: OrderRunDeps): StaffRoute[] {
  const { db, startRun } = deps;
  const listLate = () => listLateOrders(deps);
  const start = async ({ actor, site }: StaffRequest, { kind, filter, more = {} }: Start) => {
    const { timeZone } = site;
    const found = staffOrderFilter(filter, actor, { timeZone, listLate });
    const total = found ? await countOrders({ db }, found) : 0;
    const run = await startRun({ actor, kind, total, input: { filter, timeZone, ...more } });
    return { status: true as const, run: run.id };
  };
  return [
    handleStaffCall(calls.exportOrdersCall, (filter, request) =>
      start(request, { kind: CSV_RUN, filter }),
    ),
    handleStaffCall(calls.bulkFilterOrdersCall, ({ to, ...filter }, request) =>
      start(request, { kind: MOVE_RUN, filter, more: { to } }),
    ),
  ];
}
