import type { Account } from "#features/account/server/account.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { moveOrderCall, shipOrderCall } from "../../staff-calls.ts";
import type { Orders } from "../orders.ts";
import type { StaffOrderResult } from "./staff-order.ts";

const refuse = refuseWith({ "orders.errors.step": 409, "tracking.errors.carrier_down": 503 });

export function staffOrdersApi({
  account,
  orders,
}: {
  account: Pick<Account, "sessionOf">;
  orders: Orders;
}): ApiRoute[] {
  const actorOf = async (request: RequestContext) => staffActor(await account.sessionOf(request));
  const show = async (request: RequestContext, done: StaffOrderResult) => {
    if (!done.ok) return refuse(request, done);
    const { id, status } = done.value;
    const tracking_number = (await orders.lastTrackingNumber(id)) ?? null;
    const order = { id, number: orderNumber(id), status, tracking_number };
    return { status: true as const, order };
  };
  return [
    handleCall(moveOrderCall, async ({ slug, to }, request) =>
      show(request, await orders.moveOrder({ actor: await actorOf(request), slug, to })),
    ),
    handleCall(shipOrderCall, async ({ slug, carrier, tracking_number }, request) => {
      const input = { slug, carrier, trackingNumber: tracking_number };
      return show(request, await orders.shipOrder({ actor: await actorOf(request), ...input }));
    }),
  ];
}
