import { addDays, formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";

type ArrivalEstimate = {
  /** As yyyy-MM-dd. */
  from: string;
  to: string;
  /** The parcel takes longer than was promised. */
  is_late: boolean;
  /** The past parcels that the range is based on; null if it comes only from the tariff. */
  past: {
    count: number;
    within: number;
    days: { day: string; count: number; is_within: boolean }[];
  } | null;
};

type Way = {
  sentAt: Date;
  /** The number of days that the tariff promises. */
  days: { min: number; max: number };
  /** The days that past parcels on the same route took. */
  past: readonly number[];
  now: Date;
  /** The time zone in which the customer counts days. */
  timeZone: string;
};

/** With fewer past parcels, the tariff is used. */
const ENOUGH = 20;
/** The share of parcels cut off at each end of the range: the fastest tenth and the slowest tenth. */
const PART = 0.1;
const MOST_BARS = 12;

/** The number of calendar days between two times in this time zone. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const [first, last] = [from, to].map((at) => Date.parse(formatDate(at, timeZone)));
  return Math.max(0, Math.round(((last ?? 0) - (first ?? 0)) / DAY_MS));
}

/**
 * An arrival on the first day means that the carrier's clock is wrong; one after a year means that the
 * parcel was lost.
 */
export const isPlausibleTransitTime = (days: number): boolean => days >= 1 && days <= 365;

/** A parcel that is out for delivery comes today; one at a pickup point does not come any more. */
export function expectArrival(status: CarriedStatus, way: Way): ArrivalEstimate | null {
  if (status === "ready_for_pickup" || status === "delivered") return null;
  if (status !== "out_for_delivery") return estimateArrival(way);
  const today = formatDate(way.now, way.timeZone);
  const isLate = daysBetween(way.sentAt, way.now, way.timeZone) > way.days.max;
  return { from: today, to: today, is_late: isLate, past: null };
}

/**
 * The range in which eight of ten past parcels arrived, counting only those that took at least as long as
 * this one has already taken; with too few of them, the tariff's range. It never contains a day that has
 * passed.
 */
export function estimateArrival({ sentAt, days, past, now, timeZone }: Way): ArrivalEstimate {
  const sentOn = formatDate(sentAt, timeZone);
  const gone = daysBetween(sentAt, now, timeZone);
  const alike = past.filter((took) => took >= gone).sort((one, other) => one - other);
  const isLate = gone > days.max;
  const day = (after: number) => addDays(sentOn, after);
  if (alike.length < ENOUGH) {
    const from = Math.max(days.min, gone);
    const width = days.max - days.min;
    return {
      from: day(from),
      to: day(Math.max(days.max, gone + (isLate ? width : 0))),
      is_late: isLate,
      past: null,
    };
  }
  const left = Math.floor(PART * alike.length);
  const from = alike[left] ?? gone;
  const to = alike.at(-1 - left) ?? from;
  const isWithin = (took: number) => took >= from && took <= to;
  return {
    from: day(from),
    to: day(to),
    is_late: isLate,
    past: {
      count: alike.length,
      within: alike.filter(isWithin).length,
      days: barsOf(alike, from, to).map((took) => ({
        day: day(took),
        count: alike.filter((one) => one === took).length,
        is_within: isWithin(took),
      })),
    },
  };
}

/** The days for the bars: one day before the range and some after it, as far as there is data. */
function barsOf(sorted: readonly number[], from: number, to: number): number[] {
  const first = Math.max(sorted[0] ?? from, from - 1);
  const last = Math.min(sorted.at(-1) ?? to, first + MOST_BARS - 1, to + 3);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
}
