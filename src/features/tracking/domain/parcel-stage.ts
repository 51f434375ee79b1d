import { CARRIED_STATUSES, type CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import type { ParcelStage } from "#ports/carriers.ts";

/** Delays do not change the status, and returned parcels are left to staff. */
const LEADS_TO: Partial<Record<ParcelStage, CarriedStatus>> = {
  registered: "shipped",
  departed: "shipped",
  arrived: "shipped",
  in_customs: "in_customs",
  cleared: "in_customs",
  in_country: "in_country",
  ready_for_pickup: "ready_for_pickup",
  out_for_delivery: "out_for_delivery",
  delivered: "delivered",
};

export const statusOfStage = (stage: ParcelStage): CarriedStatus | undefined => LEADS_TO[stage];

const rankOf = (status: CarriedStatus): number => CARRIED_STATUSES.indexOf(status);

export const isAtLeast = (status: CarriedStatus, other: CarriedStatus): boolean =>
  rankOf(status) >= rankOf(other);

/**
 * The farthest status of these events, in whatever order they came. If nobody was at home, a parcel goes
 * on to a pickup point, so of these two statuses the later one counts.
 */
export function farthestStatus(events: readonly { stage: ParcelStage; at: Date }[]): CarriedStatus {
  const inTime = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return inTime.reduce<CarriedStatus>((farthest, { stage }) => {
    const status = statusOfStage(stage);
    if (!status) return farthest;
    const isLast = isLastMile(status) && isLastMile(farthest);
    // Stryker disable next-line EqualityOperator: no two statuses have the same rank
    return isLast || rankOf(status) > rankOf(farthest) ? status : farthest;
  }, "shipped");
}

const isLastMile = (status: CarriedStatus): boolean =>
  status === "ready_for_pickup" || status === "out_for_delivery";

/** The statuses still to come, to a pickup point or to the door. */
export function statusesAhead(status: CarriedStatus, toPoint: boolean): CarriedStatus[] {
  const not = toPoint ? "out_for_delivery" : "ready_for_pickup";
  return CARRIED_STATUSES.slice(rankOf(status) + 1).filter(
    (ahead) => ahead !== not && !(isLastMile(status) && isLastMile(ahead)),
  );
}
