import type { Transitions } from "#core/state-machine.ts";
import { AFTER_SHIPPING, CARRIED_STATUSES } from "#features/shipping/domain/carried-status.ts";

export const ORDER_STATUSES = [
  "awaiting_payment",
  "paid",
  "purchased",
  "at_warehouse",
  ...CARRIED_STATUSES,
  "cancelled",
  "expired",
  "refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Product notes §4. Goods from within the customs union skip customs. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  awaiting_payment: ["paid", "cancelled", "expired"],
  paid: ["purchased", "cancelled", "refunded"],
  purchased: ["at_warehouse", "refunded"],
  at_warehouse: ["shipped", "refunded"],
  shipped: ["in_customs", "in_country", "refunded"],
  in_customs: ["in_country", "refunded"],
  in_country: ["ready_for_pickup", "out_for_delivery", "refunded"],
  ready_for_pickup: ["delivered", "refunded"],
  out_for_delivery: ["ready_for_pickup", "delivered", "refunded"],
  delivered: ["refunded"],
  cancelled: ["refunded"],
  expired: ["refunded"], // paid too late
  refunded: [],
};

/** States that staff set without any other input; leaving the warehouse (`shipped`) has its own use case. */
export const MOVES_BY_STAFF = [
  "purchased",
  "at_warehouse",
  ...AFTER_SHIPPING,
] as const satisfies readonly OrderStatus[];
export type MoveByStaff = (typeof MOVES_BY_STAFF)[number];

/** The states of an order that goes well, for components that draw its progress. */
export const ORDER_PROGRESS: readonly OrderStatus[] = ORDER_STATUSES.slice(
  0,
  ORDER_STATUSES.indexOf("delivered") + 1,
);

const ENDED: readonly OrderStatus[] = ["delivered", "cancelled", "expired", "refunded"];

/** The order is over and the buyer does not have the goods. */
const CLOSED: readonly OrderStatus[] = ["cancelled", "expired", "refunded"];

/** Nothing is bought yet, so the customer may still cancel. */
const CANCELLABLE: readonly OrderStatus[] = ["awaiting_payment", "paid"];

/** The goods are still with us or not even bought, so the destination can still be changed. */
const UNSHIPPED: readonly OrderStatus[] = ["awaiting_payment", "paid", "purchased", "at_warehouse"];

export const isUnshipped = (status: OrderStatus): boolean => UNSHIPPED.includes(status);
/** An order moves on when its last piece leaves: before that, a parcel that left contains only a part of it. */
export const isPartShipped = (status: OrderStatus, shipments: number): boolean =>
  status === "at_warehouse" && shipments > 0;
export const isClosed = (status: OrderStatus): boolean => CLOSED.includes(status);
export const isEnded = (status: OrderStatus): boolean => ENDED.includes(status);
export const isCancellable = (status: OrderStatus): boolean => CANCELLABLE.includes(status);
export const isUnpaid = (status: OrderStatus): boolean => status === "awaiting_payment";

/** The order is paid, and neither delivered nor ended otherwise. */
export const isInProgress = (status: OrderStatus): boolean => !isEnded(status) && !isUnpaid(status);

/** Who made an order's step; staff and customers are identified by their id. */
export type OrderActor =
  | { kind: "customer"; id: number }
  | { kind: "staff"; id: number }
  | { kind: "guest" | "payment" | "system" };

/** Product notes §4: one sequence of ids for orders and quotes. */
export const orderNumber = (id: number): string => `QU${id}`;
