import { DAY_MS } from "#core/durations.ts";
import {
  ORDER_PROGRESS,
  type OrderActor,
  type OrderStatus,
} from "#features/orders/domain/order-status.ts";
import type { Journey } from "../parcels/find-journey.ts";
import { stepTimes } from "../parcels/step-times.ts";
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

/** Each step on the way to the current status. */
export function orderPast(definition: OrderDefinition, journey: Journey): PastStep[] {
  const { status } = definition;
  const way = (ENDS[status] ?? wayTo(status)).filter(
    (passed) => passed !== "in_customs" || journey.isImport,
  );
  if (status !== way.at(-1)) throw new Error("Within the union no order is in customs");
  const times = timesOf(way, definition, journey);
  return way.map((passed, at) => ({
    status: passed,
    at: new Date(Date.now() - (times[at] ?? 0) * DAY_MS),
    actorKind: ACTORS[passed] ?? "staff",
  }));
}

function timesOf(way: OrderStatus[], { paidDaysAgo, ...past }: OrderDefinition, { days }: Journey) {
  if (paidDaysAgo === undefined) return stepTimes(way, past, days);
  return [past.daysAgo, ...stepTimes(way.slice(1), { ...past, daysAgo: paidDaysAgo }, days)];
}

/** Delivered to a pickup point or to the door, not both. */
function wayTo(status: OrderStatus): OrderStatus[] {
  const not = status === "out_for_delivery" ? "ready_for_pickup" : "out_for_delivery";
  return ORDER_PROGRESS.slice(0, ORDER_PROGRESS.indexOf(status) + 1).filter(
    (passed) => passed !== not,
  );
}
