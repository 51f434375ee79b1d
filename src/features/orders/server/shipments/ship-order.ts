import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type {
  RegisteredShipment,
  RegisterShipment,
} from "#features/shipping/server/register-shipment.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { reachesSite, requireOneOfRoles } from "#platform/auth/require-role.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { chooseShipment, type LinePieces } from "../../domain/shipped-pieces.ts";
import { isStopped } from "../../domain/withdrawal.ts";
import { notifyOrderPart } from "../emails/notify-order-part.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import type { OrderStep, StaffOrderProblem, StaffOrderResult } from "../move-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import {
  insertShipment,
  type Order,
  selectOrder,
  selectShipments,
  selectWarehouse,
} from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { readPieces } from "./read-pieces.ts";

export type OrderToShip = Omit<OrderStep, "to"> & {
  /** Set if the label exists already; otherwise our carrier assigns the number. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** If missing, all that is left is shipped. */
  lines?: readonly LinePieces[] | undefined;
};

export type ShipDeps = {
  registerShipment: RegisterShipment;
  /** The code of the warehouse that was used to price an order that was a quote. */
  quotedWarehouse: (orderId: number) => Promise<string | undefined>;
};

/** The carrier is called first, so that no transaction waits for it; calling it twice makes one parcel. */
export async function shipOrder(
  deps: OrdersDeps & ShipDeps,
  { carrier, trackingNumber, lines, ...input }: OrderToShip,
): Promise<StaffOrderResult> {
  const allowed = requireOneOfRoles(input.actor, ["orders", "warehouse"]);
  const order = allowed.ok ? await selectOrder(deps.db, { id: input.orderId }) : undefined;
  if (!allowed.ok) return allowed;
  if (!order || !reachesSite(allowed.value, order.siteId)) return fail("errors.not_found");
  const tooEarly = orderLifecycle.refuse(order, "shipped");
  if (tooEarly) return tooEarly;
  // Checked before the carrier hears of the parcel.
  if (isStopped(order)) return fail("office.orders.errors.withdrawn");
  const before = await selectShipments(deps.db, order.id);
  if (!chooseShipment(await readPieces(deps.db, order.id, before), lines)) {
    return fail("office.orders.errors.not_there");
  }
  const handed = await deps.registerShipment({
    reference: parcelReference(order, before.length),
    warehouse: await warehouseOf(deps, order),
    method: order.shippingMethod,
    ...destinationOf(deps, order),
    toPickupPoint: order.pickupPoint !== null,
    carrier,
    trackingNumber,
  });
  if (!handed.ok) return handed;
  const step = {
    actor: input.actor,
    key: input.orderId,
    action: "order.ship" as const,
    details: describeStep,
  };
  return orderLifecycle.stepByStaff<StaffOrderProblem>(deps, step, (tx, locked, by) =>
    sendPieces(deps, tx, locked, { by, lines, shipment: handed.value }),
  );
}

/** Each part of an order has its own parcel number: QU1023, QU1023-2. */
const parcelReference = ({ id }: Order, sent: number): string =>
  sent === 0 ? orderNumber(id) : `${orderNumber(id)}-${sent + 1}`;

const describeStep = (from: Order, to: Order) => ({ from: from.status, to: to.status });

type Shipping = {
  by: Parameters<typeof orderLifecycle.move>[4]["actor"];
  lines: readonly LinePieces[] | undefined;
  shipment: RegisteredShipment;
};

/** The caller has locked the order. It moves on with its last pieces; until then its state stays the same. */
async function sendPieces(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  { by, lines, shipment }: Shipping,
): Promise<Result<Order, StaffOrderProblem>> {
  const { carrier, trackingNumber, startTracking } = shipment;
  const sent = await selectShipments(tx, order.id);
  // A double click: the carrier registered only one parcel.
  if (sent.some((one) => one.trackingNumber === trackingNumber)) return succeed(order);
  const refused = orderLifecycle.refuse(order, "shipped");
  if (refused) return refused;
  if (isStopped(order)) return fail("office.orders.errors.withdrawn");
  const ordered = await readPieces(tx, order.id, sent);
  const chosen = chooseShipment(ordered, lines);
  if (!chosen) return fail("office.orders.errors.not_there");
  const { pieces, isLast } = chosen;
  const isRefunded = ordered.some(({ refundedQuantity }) => refundedQuantity > 0);
  const isWhole = isLast && sent.length === 0 && !isRefunded;
  await insertShipment(tx, { orderId: order.id, carrier, trackingNumber }, isWhole ? [] : pieces);
  const moved = isLast
    ? await orderLifecycle.move(deps, tx, order, "shipped", { actor: by })
    : order;
  await startTracking(tx, order.id);
  if (isLast) await notifyOrderStep(deps, tx, moved);
  else await notifyOrderPart(deps, tx, moved, { carrier, trackingNumber, pieces });
  return succeed(moved);
}

const warehouseOf = ({ db, quotedWarehouse }: OrdersDeps & ShipDeps, { id, kind }: Order) =>
  kind === "quote" ? quotedWarehouse(id) : selectWarehouse(db, id);

function destinationOf({ findSite }: OrdersDeps, { siteId, address }: Order) {
  const site = findSite(siteId);
  const id = address?.countryId ?? site.defaultCountryId;
  return { country: { id, iso: countryCode(site, id) }, city: address?.city ?? "" };
}
