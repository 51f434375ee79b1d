import { toDecimal } from "#core/money.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { ListedOrder } from "./list-staff-orders.ts";

export function describeListed(
  { order, lines, totalCents }: ListedOrder,
  { showsMoney, ...waits }: Pick<ListedStaffOrder, "clock" | "assignee"> & { showsMoney: boolean },
): ListedStaffOrder {
  const { id, siteId, status, createdAt, paidAt, customerId, email, address } = order;
  return {
    id,
    number: orderNumber(id),
    site_id: siteId,
    status,
    created_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    withdrawn_at: order.withdrawnAt?.toISOString() ?? null,
    customer_id: customerId,
    customer: address ? `${address.firstName} ${address.lastName}`.trim() : "",
    email: showsMoney ? email : null,
    goods: lines.map(({ name, quantity, picture }) => ({ name, quantity, picture })),
    total: showsMoney ? toDecimal(totalCents) : null,
    currency: order.currency,
    ...waits,
  };
}
