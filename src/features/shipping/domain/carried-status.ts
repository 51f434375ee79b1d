import { stepsBetween, type Transitions } from "#core/state-machine.ts";

/** The statuses after shipping. */
export const AFTER_SHIPPING = [
  "in_customs",
  "in_country",
  "ready_for_pickup",
  "out_for_delivery",
  "delivered",
] as const;

/** The statuses of an order or a forward request that carriers report and mails announce. */
export const CARRIED_STATUSES = ["shipped", ...AFTER_SHIPPING] as const;
export type CarriedStatus = (typeof CARRIED_STATUSES)[number];

export const isCarried = (status: string): status is CarriedStatus =>
  CARRIED_STATUSES.some((one) => one === status);

type Carried<Status extends string> = {
  transitions: Transitions<Status>;
  /** The usual statuses without problems, in order. */
  way: readonly Status[];
  from: Status;
  to: CarriedStatus & Status;
  toPickupPoint: boolean;
};

/**
 * The steps up to the status that a carrier reports, through the transition table. Steps that the carrier
 * left out are filled in, for the door or for a pickup point. Empty if nothing was shipped, or if the
 * status is reached already.
 */
export function stepsByCarrier<Status extends string>(carried: Carried<Status>): Status[] {
  const { transitions, way, from, to, toPickupPoint } = carried;
  if (!isCarried(from)) return [];
  const not = toPickupPoint ? "out_for_delivery" : "ready_for_pickup";
  return stepsBetween(transitions, from, to, (status) => way.includes(status) && status !== not);
}
