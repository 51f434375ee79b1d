/** Days from the order to its departure. */
const PREPARING = 2.5;
/** The share of the journey behind a parcel with this status; the demo's carrier uses the same shares. */
const BEHIND: Readonly<Record<string, number>> = {
  shipped: 0,
  in_customs: 0.66,
  in_country: 0.84,
  ready_for_pickup: 0.95,
  out_for_delivery: 0.95,
};

type Past = { daysAgo: number; lastDaysAgo: number };

/**
 * How many days ago each step was. A journey takes as long as promised: a delivered parcel left
 * soon after the order, and one under way left as long ago as it takes to get where it is.
 */
export function stepTimes(
  way: readonly string[],
  { daysAgo, lastDaysAgo }: Past,
  days: { min: number; max: number },
): number[] {
  const sentAt = way.indexOf("shipped");
  if (sentAt < 0) return between(daysAgo, lastDaysAgo, way.length);
  const status = way.at(-1) ?? "";
  const usual = (days.min + days.max) / 2;
  const isThere = status === "delivered";
  const sent = isThere ? daysAgo - PREPARING : lastDaysAgo + usual * (BEHIND[status] ?? 0);
  const end = isThere ? sent - usual : lastDaysAgo;
  if (end < 0 || sent > daysAgo)
    throw new Error(`${status}: it cannot be there after ${daysAgo} days`);
  return [
    ...between(daysAgo, sent, sentAt + 1),
    ...between(sent, end, way.length - sentAt).slice(1),
  ];
}

/** Evenly spaced, including both ends. */
const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1));
