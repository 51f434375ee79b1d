import { formatDate, formatDayRange } from "#core/dates.ts";
import type { TrackingView } from "../contract.ts";

/** Formatted days; null if not known yet. */
export type TrackedDays = {
  expected: string | null;
  delivered: string | null;
  left: string | null;
};

/** The days of departure and arrival or estimated arrival, in the same time zone as the list of steps. */
export function trackedDays(
  { estimate, events }: Pick<TrackingView, "estimate" | "events">,
  timeZone: string,
): TrackedDays {
  const dayOf = (stage: string) => {
    const step = events.find((one) => one.stage === stage);
    return step ? formatDate(new Date(step.at), timeZone) : null;
  };
  return {
    expected: estimate && formatDayRange(estimate.from, estimate.to),
    delivered: dayOf("delivered"),
    left: dayOf("departed") ?? dayOf("shipped"),
  };
}
