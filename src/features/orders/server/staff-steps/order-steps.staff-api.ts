import { toCents, toDecimal } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { orderNumber } from "../../domain/order-status.ts";
import * as calls from "../../steps/staff-calls.ts";
import { editCosts } from "../costs/edit-costs.ts";
import { listUnknownCosts } from "../costs/list-unknown-costs.ts";
import { moveOrder, type StaffOrderResult } from "../move-order.ts";
import { type Order, selectShipments } from "../orders.repository.ts";
import { refundOrderByStaff } from "../refunds/refund-order.ts";
import type { RefundsDeps } from "../refunds/refunds-deps.ts";
import { type ShipDeps, shipOrder } from "../shipments/ship-order.ts";
import type { StaffOrderDeps } from "../staff-orders/describe-staff-order.ts";
import { cancelByStaff } from "./cancel-by-staff.ts";
import { fromDeliveryInput, toDeliveryFields } from "./delivery-fields.ts";
import { editDelivery } from "./edit-delivery.ts";
import { moveOneOfMany } from "./move-one-of-many.ts";
import { changeOrderPoint, findOrderPoints, type OrderPointsDeps } from "./order-points.ts";
import { purchaseOrder } from "./purchase-order.ts";
import { resendOrderMail } from "./resend-order-mail.ts";
import { undoStep } from "./undo-step.ts";

const refuse = refuseWith({
  "orders.errors.step": 409,
  "orders.errors.too_late": 409,
  "office.orders.errors.not_refundable": 409,
  "office.orders.errors.refund_changed": 409,
  "office.orders.errors.refund_made": 409,
  "office.orders.errors.refund_too_much": 409,
  "office.orders.errors.no_wallet": 409,
  "office.orders.errors.not_there": 409,
  "office.orders.errors.shipped_already": 409,
  "office.claims.errors.remedy_gone": 409,
  "office.orders.errors.no_mail": 409,
  "office.orders.errors.no_point": 409,
  "office.orders.errors.withdrawn": 409,
  "tracking.errors.carrier_down": 503,
});

export type StaffOrdersDeps = RefundsDeps & ShipDeps & StaffOrderDeps & OrderPointsDeps;
const done = { status: true } as const;

export const orderStepsApi = (deps: StaffOrdersDeps): StaffRoute[] => [
  ...moveRoutes(deps),
  refundRoute(deps),
  handleStaffCall(calls.editDeliveryCall, async ({ id, seen, changes }, request) => {
    const edit = fromDeliveryInput({ seen, changes });
    const edited = await editDelivery(deps, { actor: request.actor, orderId: id, edit });
    return edited.ok
      ? { ...done, delivery: toDeliveryFields(edited.value) }
      : refuse(request, edited);
  }),
  ...pointRoutes(deps),
  handleStaffCall(calls.editOrderCostsCall, async ({ id, ...edit }, request) => {
    const edited = await editCosts(deps, { actor: request.actor, orderId: id, edit });
    return edited.ok ? { ...done, costs: edited.value } : refuse(request, edited);
  }),
  handleStaffCall(calls.unknownCostsCall, async ({ ids }, { actor }) => ({
    ...done,
    orders: await listUnknownCosts(deps, { actor, ids }),
  })),
  handleStaffCall(calls.resendOrderMailCall, async ({ id, kind }, request) => {
    const sent = await resendOrderMail(deps, { actor: request.actor, orderId: id, kind });
    return sent.ok ? done : refuse(request, sent);
  }),
];

const pointRoutes = (deps: OrderPointsDeps): StaffRoute[] => [
  handleStaffCall(calls.orderPointsCall, async ({ id, query }, request) => {
    const found = await findOrderPoints(deps, { actor: request.actor, orderId: id, text: query });
    return found.ok ? { ...done, points: found.value } : refuse(request, found);
  }),
  handleStaffCall(calls.changePointCall, async ({ id, seen, point }, request) => {
    const chosen = { actor: request.actor, orderId: id, seenId: seen, pointId: point };
    const changed = await changeOrderPoint(deps, chosen);
    return changed.ok ? { ...done, pickup_point: changed.value } : refuse(request, changed);
  }),
];

function moveRoutes(deps: StaffOrdersDeps): StaffRoute[] {
  const show = async (request: StaffRequest, moved: StaffOrderResult | CancelResult) => {
    if (!moved.ok) return refuse(request, moved);
    const { id, status } = moved.value;
    const shipments = await selectShipments(deps.db, id);
    const tracking_number = shipments.at(-1)?.trackingNumber ?? null;
    return { ...done, order: { id, number: orderNumber(id), status, tracking_number } };
  };
  return [
    // Only buyers may set `purchased`, the warehouse may make the other steps: the lifecycle checks the role.
    handleStaffCall(calls.moveOrderCall, async ({ id, to }, request) =>
      show(request, await moveOrder(deps, { actor: request.actor, orderId: id, to })),
    ),
    handleStaffCall(calls.purchaseOrderCall, async ({ id, costs }, request) => {
      const known = costs.map(({ position, cost }) => ({ position, costCents: toCents(cost) }));
      const bought = { actor: request.actor, orderId: id, costs: known };
      return show(request, await purchaseOrder(deps, bought));
    }),
    handleStaffCall(calls.shipOrderCall, async (input, request) => {
      const { id, carrier, tracking_number: trackingNumber, lines } = input;
      const shipped = { actor: request.actor, orderId: id, carrier, trackingNumber, lines };
      return show(request, await shipOrder(deps, shipped));
    }),
    handleStaffCall(calls.cancelStaffOrderCall, async ({ id }, request) =>
      show(request, await cancelByStaff(deps, { actor: request.actor, orderId: id })),
    ),
    handleStaffCall(calls.bulkMoveOrdersCall, async ({ ids, to }, { actor }) => ({
      ...done,
      ...(await oneByOne(ids, (orderId) => moveOneOfMany(deps, { actor, orderId, to }))),
    })),
    handleStaffCall(calls.undoOrderStepsCall, async ({ ids }, { actor }) => ({
      ...done,
      ...(await oneByOne(ids, (orderId) => undoStep(deps, { actor, orderId }))),
    })),
  ];
}

/** Handles each order separately; each refusal has its reason. */
async function oneByOne(ids: readonly number[], work: (id: number) => Promise<Result<Order>>) {
  const moved: number[] = [];
  const refused: { id: number; number: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    const step = await work(id);
    if (step.ok) moved.push(id);
    else refused.push({ id, number: orderNumber(id), message: step.code });
  }
  return { moved, refused };
}

type CancelResult = Awaited<ReturnType<typeof cancelByStaff>>;

/** Amounts come as decimals of the order's currency. */
function refundRoute(deps: RefundsDeps): StaffRoute {
  return handleStaffCall(calls.refundOrderCall, async (input, request) => {
    const { id: orderId, key, way, reason, remark = "" } = input;
    const refunded = await refundOrderByStaff(deps, {
      actor: request.actor,
      orderId,
      key,
      way,
      reason,
      remark,
      lines: input.lines.map(({ position, quantity, amount, restock, sent }) => ({
        position,
        quantity,
        amountCents: toCents(amount),
        isRestocked: restock,
        sentQuantity: sent,
      })),
      seenLeftCents: toCents(input.seen_left),
      shippingCents: toCents(input.shipping),
      otherCents: toCents(input.other),
      claimId: input.claim,
    });
    if (!refunded.ok) return refuse(request, refunded);
    const { amountCents, currency } = refunded.value;
    const refund = { id: refunded.value.id, amount: toDecimal(amountCents), currency };
    return { ...done, refund };
  });
}
