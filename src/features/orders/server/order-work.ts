import { statesLeadingTo } from "#core/state-machine.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { orderRecord } from "../domain/order-record.ts";
import { isClosed, ORDER_STATUSES, ORDER_TRANSITIONS } from "../domain/order-status.ts";
import {
  countOrdersIn,
  describeOrders,
  selectOrdersIn,
  selectWithdrawnOrders,
} from "./order-work.repository.ts";
import { orders } from "./orders.tables.ts";

/** What orders wait for. */
export const orderWork: WorkRecord = {
  record: orderRecord,
  table: orders,
  describe: describeOrders,
  steps: [
    {
      kind: "buy",
      to: orderRecord.to,
      select: selectOrdersIn("paid"),
      statuses: statesLeadingTo(ORDER_TRANSITIONS, "paid"),
    },
    {
      kind: "ship",
      to: orderRecord.to,
      select: selectOrdersIn("at_warehouse"),
      statuses: statesLeadingTo(ORDER_TRANSITIONS, "at_warehouse"),
    },
    {
      kind: "withdrawn",
      to: orderRecord.to,
      select: selectWithdrawnOrders,
      statuses: ORDER_STATUSES.filter((status) => !isClosed(status)),
    },
  ],
};

export const orderQueues: OfficeQueue[] = [
  {
    key: "unpaid",
    roles: ["orders", "finance", "support"],
    to: "/orders?state=awaiting_payment",
    count: countOrdersIn("awaiting_payment"),
  },
  {
    key: "to_buy",
    roles: ["orders"],
    to: "/orders?state=paid&sort=paid",
    step: "buy",
    inMenu: true,
    count: countOrdersIn("paid"),
  },
  {
    key: "to_arrive",
    roles: ["orders"],
    to: "/orders?state=purchased",
    count: countOrdersIn("purchased"),
  },
  {
    key: "to_ship",
    roles: ["orders", "warehouse"],
    to: "/orders?state=at_warehouse",
    step: "ship",
    count: countOrdersIn("at_warehouse"),
  },
];
