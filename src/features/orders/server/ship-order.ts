import { fail } from "#core/result.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import { reachesSite, requireOneOfRoles } from "#platform/auth/require-role.ts";
import { orderNumber } from "../domain/order-status.ts";
import { type OrderStep, type StaffOrderResult, stepByStaff } from "./move-order.ts";
import { orderLifecycle } from "./order-lifecycle.ts";
import { insertShipment, type Order, selectOrder, selectWarehouse } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";

export type OrderToShip = Omit<OrderStep, "to"> & {
  /** Where the label is written already; else our carrier gives the number. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
};

export type ShipDeps = {
  registerShipment: RegisterShipment;
  /** Through which warehouse an order that was a quote was priced to come, by its code. */
  quotedWarehouse: (orderId: number) => Promise<string | undefined>;
};

/** The carrier is told before, so that no transaction waits for it; told twice it is one parcel. */
export async function shipOrder(
  deps: OrdersDeps & ShipDeps,
  { carrier, trackingNumber, ...input }: OrderToShip,
): Promise<StaffOrderResult> {
  const allowed = requireOneOfRoles(input.actor, ["orders", "warehouse"]);
  const order = allowed.ok ? await selectOrder(deps.db, { slug: input.slug }) : undefined;
  if (!allowed.ok) return allowed;
  if (!order || !reachesSite(allowed.value, order.siteId)) return fail("errors.not_found");
  const tooEarly = orderLifecycle.refuse(order, "shipped");
  if (tooEarly) return tooEarly;
  const handed = await deps.registerShipment({
    reference: orderNumber(order.id),
    warehouse: await warehouseOf(deps, order),
    method: order.shippingMethod,
    ...destinationOf(deps, order),
    toPickupPoint: order.pickupPoint !== null,
    carrier,
    trackingNumber,
  });
  if (!handed.ok) return handed;
  return stepByStaff(deps, { ...input, to: "shipped" }, async (tx) => {
    const { carrier: by, trackingNumber: number } = handed.value;
    await insertShipment(tx, { orderId: order.id, carrier: by, trackingNumber: number });
    await handed.value.startTracking(tx, order.id);
  });
}

const warehouseOf = ({ db, quotedWarehouse }: OrdersDeps & ShipDeps, { id, kind }: Order) =>
  kind === "quote" ? quotedWarehouse(id) : selectWarehouse(db, id);

function destinationOf({ findSite }: OrdersDeps, { siteId, address }: Order) {
  const site = findSite(siteId);
  const id = address?.countryId ?? site.defaultCountryId;
  return { country: { id, iso: countryCode(site, id) }, city: address?.city ?? "" };
}
