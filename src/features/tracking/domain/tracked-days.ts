import { formatDate, formatDayRange } from "#core/dates.ts";
import type { TrackingView } from "../contract.ts";

/** Days as they are shown; null where there are none yet. */
export type TrackedDays = {
  expected: string | null;
  delivered: string | null;
  left: string | null;
};

/** When it left, came or will come, by the same clock as the list of its steps. */
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
