import { stepsBetween, type Transitions } from "#core/state-machine.ts";

/** What follows once it is shipped. */
export const AFTER_SHIPPING = [
  "in_customs",
  "in_country",
  "ready_for_pickup",
  "out_for_delivery",
  "delivered",
] as const;

/** Steps of an order or a forward request that a carrier's word leads to, and of which mails tell. */
export const CARRIED_STATUSES = ["shipped", ...AFTER_SHIPPING] as const;
export type CarriedStatus = (typeof CARRIED_STATUSES)[number];

export const isCarried = (status: string): status is CarriedStatus =>
  CARRIED_STATUSES.some((one) => one === status);

type Carried<Status extends string> = {
  transitions: Transitions<Status>;
  /** Of one that goes well, in order. */
  way: readonly Status[];
  from: Status;
  to: CarriedStatus & Status;
  toPickupPoint: boolean;
};

/**
 * As far as a carrier says, step by step through the table: what it left out is filled in, to the door
 * or to a pickup point. None where nothing was shipped, or where it is there already or farther.
 */
export function stepsByCarrier<Status extends string>(carried: Carried<Status>): Status[] {
  const { transitions, way, from, to, toPickupPoint } = carried;
  if (!isCarried(from)) return [];
  const not = toPickupPoint ? "out_for_delivery" : "ready_for_pickup";
  return stepsBetween(transitions, from, to, (status) => way.includes(status) && status !== not);
}
