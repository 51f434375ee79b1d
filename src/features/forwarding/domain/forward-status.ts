import type { Transitions } from "#core/state-machine.ts";
import { AFTER_SHIPPING, CARRIED_STATUSES } from "#features/shipping/domain/carried-status.ts";

export const FORWARD_PAGE_SIZE = 20;

export const FORWARD_STATUSES = [
  "declared",
  "received",
  "awaiting_payment",
  "paid",
  "packed",
  ...CARRIED_STATUSES,
  "on_hold",
  "returned",
  "consolidated",
] as const;
export type ForwardStatus = (typeof FORWARD_STATUSES)[number];

/**
 * Product notes §4. An unpaid price expires, and a payment can be refunded before packing: both lead back
 * to `received`. A request whose parcel travels in another request ends as `consolidated`.
 */
export const FORWARD_TRANSITIONS: Transitions<ForwardStatus> = {
  declared: ["received", "returned"],
  received: ["awaiting_payment", "on_hold", "returned", "consolidated"],
  awaiting_payment: ["paid", "received", "on_hold"],
  paid: ["packed", "received"],
  packed: ["shipped"],
  shipped: ["in_customs", "in_country"],
  in_customs: ["in_country", "returned"],
  in_country: ["ready_for_pickup", "out_for_delivery"],
  ready_for_pickup: ["delivered", "returned"],
  out_for_delivery: ["ready_for_pickup", "delivered", "returned"],
  delivered: [],
  on_hold: ["received", "returned"],
  returned: [],
  consolidated: [],
};

/** The moves for which staff need no other data; every other step has its own use case. */
export const MOVES_BY_STAFF = [
  "received",
  "on_hold",
  "returned",
  ...AFTER_SHIPPING,
] as const satisfies readonly ForwardStatus[];
export type MoveByStaff = (typeof MOVES_BY_STAFF)[number];

/** The usual sequence of a parcel without problems, to show its progress. */
export const FORWARD_PROGRESS: readonly ForwardStatus[] = FORWARD_STATUSES.slice(
  0,
  FORWARD_STATUSES.indexOf("delivered") + 1,
);

/** The parcel is in a warehouse, its storage time runs, and its shipping is not paid. */
export const STORED: readonly ForwardStatus[] = ["received", "awaiting_payment", "on_hold"];

const ENDED: readonly ForwardStatus[] = ["delivered", "returned", "consolidated"];

export const isEnded = (status: ForwardStatus): boolean => ENDED.includes(status);
export const isUnpaid = (status: ForwardStatus): boolean => status === "awaiting_payment";

/** Whether the parcel is on its way to the owner without anybody having to act. */
export const isInTransit = (status: string): boolean =>
  FORWARD_PROGRESS.some((one) => one === status && !isEnded(one) && !isUnpaid(one));

/** The customer can choose the shipping, and change it until it is paid. */
export const canChooseShipping = (status: ForwardStatus): boolean =>
  status === "received" || status === "awaiting_payment";

/** A price is valid from the choice of shipping until it is taken back. */
export const hasPrice = ({ status, method }: { status: ForwardStatus; method: unknown }): boolean =>
  method !== null && status !== "received" && status !== "on_hold";

/** Who made a step; staff and customers are named by their id. */
export type ForwardActor =
  | { kind: "customer"; id: number }
  | { kind: "staff"; id: number | null }
  | { kind: "payment" | "system" };

export const forwardNumber = (id: number): string => `FR${id}`;
