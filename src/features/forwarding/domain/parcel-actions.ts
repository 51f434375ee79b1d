import { isOneOf } from "#core/record.ts";
import { AFTER_SHIPPING } from "#features/shipping/domain/carried-status.ts";
import { FORWARD_TRANSITIONS, type ForwardStatus, isEnded } from "./forward-status.ts";

/** Everything that staff do with a parcel. */
export const PARCEL_ACTIONS = [
  "receive",
  "release",
  "hold",
  "pack",
  "ship",
  ...AFTER_SHIPPING,
  "return",
  "settle_customs",
  "charge_storage",
  "refund",
] as const;
export type ParcelAction = (typeof PARCEL_ACTIONS)[number];

/** Actions about money; all others are the warehouse's. */
export const MONEY_ACTIONS: readonly ParcelAction[] = [
  "settle_customs",
  "charge_storage",
  "refund",
];

/** Why an action is not possible now; the office has a text for each. */
export const OBSTACLES = [
  "not_here",
  "here_already",
  "not_on_hold",
  "on_hold",
  "no_choice",
  "unpaid",
  "paid",
  "packed",
  "not_packed",
  "left",
  "not_left",
  "not_yet",
  "over",
  "merged",
  "not_in_customs",
  "no_customs",
  "settled",
  "in_price",
  "free",
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export type ParcelFacts = {
  status: ForwardStatus;
  isPaid: boolean;
  /** False within one customs area. */
  meetsCustoms: boolean;
  isCustomsSettled: boolean;
  /** How many days of storage are due. */
  storageDays: number;
  /** Whether some of the payment can still be refunded. */
  hasRefundable: boolean;
};

/** The states in which customs has already checked the parcel. */
export const SEEN_BY_CUSTOMS: readonly ForwardStatus[] = [
  "in_customs",
  "in_country",
  "ready_for_pickup",
  "out_for_delivery",
  "delivered",
  "returned",
];

/** In all other states, storage is part of the shipping price. */
export const STORAGE_ALONE: readonly ForwardStatus[] = ["received", "on_hold"];

/** The state that each step of the warehouse leads to. */
export const STATE_AFTER = {
  receive: "received",
  release: "received",
  hold: "on_hold",
  pack: "packed",
  ship: "shipped",
  in_customs: "in_customs",
  in_country: "in_country",
  ready_for_pickup: "ready_for_pickup",
  out_for_delivery: "out_for_delivery",
  delivered: "delivered",
  return: "returned",
} as const satisfies Partial<Record<ParcelAction, ForwardStatus>>;
type Step = keyof typeof STATE_AFTER;

/** What stands in the way of everything that comes later. */
const OBSTACLE_BY_STATUS: Readonly<Record<ForwardStatus, Obstacle>> = {
  declared: "not_here",
  received: "no_choice",
  awaiting_payment: "unpaid",
  paid: "paid",
  packed: "packed",
  shipped: "left",
  in_customs: "left",
  in_country: "left",
  ready_for_pickup: "left",
  out_for_delivery: "left",
  on_hold: "on_hold",
  delivered: "over",
  returned: "over",
  consolidated: "merged",
};

/** Why this cannot be done with the parcel now; null if it can. */
export function obstacleTo(action: ParcelAction, facts: ParcelFacts): Obstacle | null {
  if (action === "settle_customs") return obstacleToCustoms(facts);
  if (action === "charge_storage") return obstacleToStorage(facts);
  if (action === "refund") return facts.isPaid && facts.hasRefundable ? null : "unpaid";
  return obstacleToStep(action, facts.status);
}

/** Before it leaves, all later steps of a parcel wait for that. */
const BEFORE_LEAVING: readonly ForwardStatus[] = [
  "declared",
  "received",
  "awaiting_payment",
  "on_hold",
  "paid",
  "packed",
];

function obstacleToStep(action: Step, status: ForwardStatus): Obstacle | null {
  if (action === "receive") return status === "declared" ? null : "here_already";
  // Only parcels on hold: an unpaid price is taken back by time, or chosen again by the customer.
  if (action === "release") return status === "on_hold" ? null : "not_on_hold";
  if (FORWARD_TRANSITIONS[status].includes(STATE_AFTER[action])) return null;
  if (action === "ship" && status === "paid") return "not_packed";
  const isOnTheWay = isOneOf(AFTER_SHIPPING, action);
  if (isOnTheWay && BEFORE_LEAVING.includes(status)) return "not_left";
  return isOnTheWay && !isEnded(status) ? "not_yet" : OBSTACLE_BY_STATUS[status];
}

function obstacleToCustoms({
  status,
  isPaid,
  meetsCustoms,
  isCustomsSettled,
}: Pick<ParcelFacts, "status" | "isPaid" | "meetsCustoms" | "isCustomsSettled">): Obstacle | null {
  if (!isPaid) return "unpaid";
  if (isCustomsSettled) return "settled";
  if (!meetsCustoms) return "no_customs";
  return SEEN_BY_CUSTOMS.includes(status) ? null : "not_in_customs";
}

function obstacleToStorage({ status, storageDays }: ParcelFacts): Obstacle | null {
  if (status === "declared") return "not_here";
  if (!STORAGE_ALONE.includes(status)) return "in_price";
  return storageDays > 0 ? null : "free";
}
