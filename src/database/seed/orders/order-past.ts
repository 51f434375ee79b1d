import { DAY_MS } from "#core/durations.ts";
import {
  ORDER_WAY,
  type OrderActor,
  type OrderStatus,
} from "#features/orders/domain/order-status.ts";
import type { OrderDefinition } from "./order-builder.ts";

export type PastStep = { status: OrderStatus; at: Date; actorKind: OrderActor["kind"] };

const ENDS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  cancelled: ["awaiting_payment", "cancelled"],
  expired: ["awaiting_payment", "expired"],
  refunded: ["awaiting_payment", "paid", "cancelled", "refunded"],
};
const ACTORS: Partial<Record<OrderStatus, OrderActor["kind"]>> = {
  awaiting_payment: "guest",
  paid: "payment",
  cancelled: "guest",
  expired: "system",
};

/** Each step of the way to where it is now, at even distances. */
export function orderPast({ status, daysAgo, lastDaysAgo }: OrderDefinition): PastStep[] {
  const way = ENDS[status] ?? wayTo(status);
  const step = (lastDaysAgo - daysAgo) / Math.max(1, way.length - 1);
  return way.map((passed, at) => ({
    status: passed,
    at: new Date(Date.now() - (daysAgo + step * at) * DAY_MS),
    actorKind: ACTORS[passed] ?? "staff",
  }));
}

/** To a pickup point or to the door, not both. */
function wayTo(status: OrderStatus): OrderStatus[] {
  const not = status === "out_for_delivery" ? "ready_for_pickup" : "out_for_delivery";
  return ORDER_WAY.slice(0, ORDER_WAY.indexOf(status) + 1).filter((passed) => passed !== not);
}
