/** From the order to its leaving, in days. */
const PREPARING = 2.5;
/** How much of the way is behind a parcel that is there; the demo's carrier counts so too. */
const BEHIND: Readonly<Record<string, number>> = {
  shipped: 0,
  in_customs: 0.66,
  in_country: 0.84,
  ready_for_pickup: 0.95,
  out_for_delivery: 0.95,
};

type Past = { daysAgo: number; lastDaysAgo: number };

/**
 * How many days ago each step was. What travels takes as long as is promised for its way: what was delivered left
 * soon after it was ordered, and what is under way left as long ago as it must have to be where it is.
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

/** At even distances, the ends included. */
const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1));
