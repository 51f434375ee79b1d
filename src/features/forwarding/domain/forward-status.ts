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
 * Product notes §4. A price that nobody pays in time is taken back, and so is a payment before anything is
 * packed: both lead to `received`. What travels in another request ends as `consolidated`.
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

/** Where staff say so and nothing else is to be told; every other step has its own use case. */
export const MOVES_BY_STAFF = [
  "received",
  "on_hold",
  "returned",
  ...AFTER_SHIPPING,
] as const satisfies readonly ForwardStatus[];
export type MoveByStaff = (typeof MOVES_BY_STAFF)[number];

/** The way of a parcel that goes well, for whoever draws it. */
export const FORWARD_PROGRESS: readonly ForwardStatus[] = FORWARD_STATUSES.slice(
  0,
  FORWARD_STATUSES.indexOf("delivered") + 1,
);

/** In a warehouse, with the storage clock running and nothing paid for the way. */
export const STORED: readonly ForwardStatus[] = ["received", "awaiting_payment", "on_hold"];

const ENDED: readonly ForwardStatus[] = ["delivered", "returned", "consolidated"];

export const isEnded = (status: ForwardStatus): boolean => ENDED.includes(status);
export const isUnpaid = (status: ForwardStatus): boolean => status === "awaiting_payment";

/** Nobody has to do anything for it to come to its owner's door. */
export const isInTransit = (status: string): boolean =>
  FORWARD_PROGRESS.some((one) => one === status && !isEnded(one) && !isUnpaid(one));

/** The customer says how it travels, again while it is not paid. */
export const canChooseShipping = (status: ForwardStatus): boolean =>
  status === "received" || status === "awaiting_payment";

/** A price stands from when it is chosen until it is taken back. */
export const hasPrice = ({ status, method }: { status: ForwardStatus; method: unknown }): boolean =>
  method !== null && status !== "received" && status !== "on_hold";

/** Who made it go on; a person of ours or the customer is named by number. */
export type ForwardActor =
  | { kind: "customer"; id: number }
  | { kind: "staff"; id: number | null }
  | { kind: "payment" | "system" };

export const forwardNumber = (id: number): string => `FR${id}`;
