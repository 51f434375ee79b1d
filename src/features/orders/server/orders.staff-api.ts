import { addDays, startOfDay } from "#core/dates.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { failure } from "#platform/api/api-route.ts";
import type { InputOf } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { orderNumber } from "../domain/order-status.ts";
import { readCursor, type StaffOrderSort, writeCursor } from "../domain/staff-order-list.ts";
import {
  type ListedStaffOrder,
  listStaffOrdersCall,
  moveOrderCall,
  refundOrderCall,
  shipOrderCall,
  staffOrderCall,
} from "../staff-calls.ts";
import type { ShowOrderDeps } from "./get-my-order.ts";
import { moveOrder, type StaffOrderResult } from "./move-order.ts";
import { type Order, selectShipments } from "./orders.repository.ts";
import { type RefundsDeps, refundOrderByStaff } from "./refunds/refund-order.ts";
import { type ShipDeps, shipOrder } from "./ship-order.ts";
import { describeStaffOrder } from "./staff-orders/describe-staff-order.ts";
import { type ListedOrder, listStaffOrders } from "./staff-orders/list-staff-orders.ts";
import type { StaffOrderFilter } from "./staff-orders/staff-orders.repository.ts";

const refuse = refuseWith({
  "orders.errors.step": 409,
  "office.orders.errors.not_refundable": 409,
  "office.orders.errors.refund_too_much": 409,
  "office.orders.errors.no_wallet": 409,
  "tracking.errors.carrier_down": 503,
});

export type StaffOrdersDeps = RefundsDeps & ShipDeps & ShowOrderDeps;

export function ordersStaffApi(deps: StaffOrdersDeps): StaffRoute[] {
  const show = async (request: StaffRequest, done: StaffOrderResult) => {
    if (!done.ok) return refuse(request, done);
    const { id, status } = done.value;
    const shipments = await selectShipments(deps.db, id);
    const tracking_number = shipments.at(-1)?.trackingNumber ?? null;
    const order = { id, number: orderNumber(id), status, tracking_number };
    return { status: true as const, order };
  };
  return [
    ...readingRoutes(deps),
    refundRoute(deps),
    // What is bought is for those who buy, the rest for the warehouse: the lifecycle asks for the one.
    handleStaffCall(moveOrderCall, async ({ slug, to }, request) =>
      show(request, await moveOrder(deps, { actor: request.actor, slug, to })),
    ),
    handleStaffCall(shipOrderCall, async (input, request) => {
      const { slug, carrier, tracking_number: trackingNumber } = input;
      const shipped = { actor: request.actor, slug, carrier, trackingNumber };
      return show(request, await shipOrder(deps, shipped));
    }),
  ];
}

/** Amounts come as decimals of the order's currency. */
function refundRoute(deps: RefundsDeps): StaffRoute {
  return handleStaffCall(refundOrderCall, async (input, request) => {
    const { id: orderId, key, way, reason, remark = "" } = input;
    const done = await refundOrderByStaff(deps, {
      actor: request.actor,
      orderId,
      key,
      way,
      reason,
      remark,
      lines: input.lines.map(({ position, quantity, amount, restock }) => ({
        position,
        quantity,
        amountCents: toCents(amount),
        isRestocked: restock,
      })),
      shippingCents: toCents(input.shipping),
      otherCents: toCents(input.other),
    });
    if (!done.ok) return refuse(request, done);
    const { amountCents, currency } = done.value;
    const refund = { id: done.value.id, amount: toDecimal(amountCents), currency };
    return { status: true as const, refund };
  });
}

function readingRoutes(deps: StaffOrdersDeps): StaffRoute[] {
  return [
    handleStaffCall(listStaffOrdersCall, async (input, { actor, site }) => {
      const filter = filterOf(input, actor, site.timeZone);
      if (!filter) return { status: true as const, orders: [], total: 0, next: null };
      const { sort = "number", direction = "down", after } = input;
      const page = {
        sort,
        isAscending: direction === "up",
        after: after === undefined ? undefined : readCursor(sort, after),
      };
      const { orders, hasMore, total } = await listStaffOrders(deps, { filter, page });
      const last = orders.at(-1)?.order;
      return {
        status: true as const,
        orders: orders.map(describeListed),
        total,
        next: hasMore && last ? writeCursor({ value: sortValue(last, sort), id: last.id }) : null,
      };
    }),
    handleStaffCall(staffOrderCall, async ({ id }, { actor }) => {
      const order = await describeStaffOrder(deps, { actor, id });
      return order ? { status: true as const, order } : failure(404, "errors.not_found");
    }),
  ];
}

const sortValue = ({ id, paidAt, totalCents }: Order, sort: StaffOrderSort) =>
  ({ number: id, paid: paidAt?.toISOString() ?? "", total: totalCents })[sort];

/** Undefined where nothing can be found: a number that is none, or sites that somebody does not work for. */
function filterOf(
  input: InputOf<typeof listStaffOrdersCall>,
  { siteIds }: StaffActor,
  timeZone: string,
): StaffOrderFilter | undefined {
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  const number = /^(?:QU)?(\d{1,15})$/i.exec(input.query ?? "")?.[1];
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: input.state,
    withoutStatuses: input.not_state,
    paidFrom: input.paid_since ? startOfDay(input.paid_since, timeZone) : undefined,
    paidBefore: input.paid_until ? startOfDay(addDays(input.paid_until, 1), timeZone) : undefined,
    totalFromCents: input.total_above === undefined ? undefined : toCents(input.total_above),
    totalToCents: input.total_below === undefined ? undefined : toCents(input.total_below),
    id: number ? Number(number) : undefined,
    email: number ? undefined : input.query,
    customerId: input.customer_id,
  };
}

function describeListed({ order, lines, totalCents }: ListedOrder): ListedStaffOrder {
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
  };
}
