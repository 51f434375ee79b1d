import * as z from "zod/mini";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { MOVES_BY_STAFF } from "../domain/order-status.ts";
import { ordersCsvCall, ordersFilter } from "../staff-calls.ts";

/** Calls for all orders that match a filter, however many: they start a background run whose progress staff can see. */

const TAG = "staff: orders";
const output = z.object({ status: z.literal(true), run: z.string() });

export const exportOrdersCall = defineStaffCall({
  path: "/api/staff/orders/export",
  tag: TAG,
  roles: ordersCsvCall.staff.roles,
  scope: "site",
  summary:
    "Orders, finance, support: begins a file of all orders of a filter, which is there for a day. Names and addresses only for owner and finance, noted in the access log",
  input: ordersFilter,
  output,
});

export const bulkFilterOrdersCall = defineStaffCall({
  path: "/api/staff/orders/bulk-filter",
  tag: TAG,
  roles: ["orders", "warehouse"],
  scope: "site",
  summary:
    "Orders, warehouse: begins one step for every order of a filter that can make it, each for itself; its progress says which were refused",
  input: z.extend(ordersFilter, { to: z.enum(MOVES_BY_STAFF) }),
  output,
});
