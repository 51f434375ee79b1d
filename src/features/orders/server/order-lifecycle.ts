import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { ORDER_TRANSITIONS, type OrderActor } from "../domain/order-status.ts";
import { lockOrder } from "./lock-order.ts";
import { insertHistory, type Order, updateOrder } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";

type Deps = Pick<OrdersDeps, "onStep" | "wallet" | "now">;

/** The steps of an order, no matter who makes them. */
export const orderLifecycle = defineLifecycle<Order, OrderActor, Deps, "orders.errors.step">({
  name: "order",
  transitions: ORDER_TRANSITIONS,
  refusal: "orders.errors.step",
  /** Only staff who buy may set `purchased`; warehouse staff may make the other steps too. */
  who: (to) => (to === "purchased" ? "orders" : ["orders", "warehouse"]),
  staff: (id) => (id === null ? { kind: "system" } : { kind: "staff", id }),
  lock: lockOrder,
  stamp: ({ now }, _order, to) => (to === "delivered" ? { deliveredAt: now() } : {}),
  save: (tx, { id }, values) => updateOrder(tx, id, values),
  history: (tx, { id }, { to, actor }) => insertHistory(tx, id, to, actor),
  notify: ({ onStep }, tx, { id = 0, from, row }) => onStep(tx, { id, from, order: row }),
});
