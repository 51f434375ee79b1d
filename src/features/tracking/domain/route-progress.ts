import { isCarried } from "#features/shipping/domain/carried-status.ts";
import type { ParcelStage } from "#ports/carriers.ts";
import type { TrackingView } from "../contract.ts";
import { type CityLocation, isSameCity } from "./city-location.ts";
import { isAtLeast } from "./parcel-stage.ts";

type Way = {
  origin: CityLocation;
  destination: CityLocation;
  told: readonly { stage: ParcelStage; place: CityLocation | null }[];
  /** The status of the order or request, shipped or not. */
  status: string;
};

/**
 * The places in the order of the route, without consecutive repeats. Once it is in the destination
 * country, the parcel is at its destination; before that, at the last reported place. If a carrier reports
 * no places, the parcel counts as arrived from customs on.
 */
export function routeProgress(way: Way): NonNullable<TrackingView["places"]> {
  const { origin, destination, told, status } = way;
  const seen = told.flatMap(({ place }) => (place ? [place] : []));
  const arrivesWith = seen.length > 0 ? "in_country" : "in_customs";
  if (isCarried(status) && isAtLeast(status, arrivesWith)) seen.push(destination);
  const passed = [origin, ...seen].filter((place, at, all) => {
    const before = all[at - 1];
    return !before || !isSameCity(before, place);
  });
  const last = told.findLast(({ stage }) => stage !== "delayed");
  const isThere = isSameCity(passed.at(-1) ?? origin, destination);
  return {
    from: origin,
    to: destination,
    passed,
    is_between: !isThere && (!last || last.stage === "departed"),
  };
}
