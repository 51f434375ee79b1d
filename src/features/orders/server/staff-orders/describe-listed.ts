import { toDecimal } from "#core/money.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { StaffOrderSort } from "../../domain/staff-order-list.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";
import type { ListedOrder } from "./list-staff-orders.ts";

export const sortValue = ({ id, paidAt, totalCents }: Order, sort: StaffOrderSort) =>
  ({ number: id, paid: paidAt?.toISOString() ?? "", total: totalCents })[sort];

export function describeListed(
  { order, lines, totalCents }: ListedOrder,
  clock: ListedStaffOrder["clock"],
): ListedStaffOrder {
  const { id, slug, siteId, status, createdAt, paidAt, customerId, email, address } = order;
  return {
    id,
    number: orderNumber(id),
    slug,
    site_id: siteId,
    status,
    created_at: createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    customer_id: customerId,
    customer: address ? `${address.firstName} ${address.lastName}`.trim() : "",
    email,
    goods: lines.map(({ name, quantity, picture }) => ({ name, quantity, picture })),
    total: toDecimal(totalCents),
    currency: order.currency,
    clock,
  };
}
