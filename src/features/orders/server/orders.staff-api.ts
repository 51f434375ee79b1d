import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { orderNumber } from "../domain/order-status.ts";
import { moveOrderCall, shipOrderCall } from "../staff-calls.ts";
import { moveOrder, type StaffOrderResult } from "./move-order.ts";
import { selectShipments } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { type ShipDeps, shipOrder } from "./ship-order.ts";

const refuse = refuseWith({ "orders.errors.step": 409, "tracking.errors.carrier_down": 503 });

export function ordersStaffApi(deps: OrdersDeps & ShipDeps): StaffRoute[] {
  const show = async (request: StaffRequest, done: StaffOrderResult) => {
    if (!done.ok) return refuse(request, done);
    const { id, status } = done.value;
    const shipments = await selectShipments(deps.db, id);
    const tracking_number = shipments.at(-1)?.trackingNumber ?? null;
    const order = { id, number: orderNumber(id), status, tracking_number };
    return { status: true as const, order };
  };
  return [
    // What is bought is for those who buy, the rest for the warehouse: the lifecycle asks for the one.
    handleStaffCall(moveOrderCall, ["orders", "warehouse"], async ({ slug, to }, request) =>
      show(request, await moveOrder(deps, { actor: request.actor, slug, to })),
    ),
    handleStaffCall(shipOrderCall, "warehouse", async (input, request) => {
      const { slug, carrier, tracking_number: trackingNumber } = input;
      const shipped = { actor: request.actor, slug, carrier, trackingNumber };
      return show(request, await shipOrder(deps, shipped));
    }),
  ];
}
