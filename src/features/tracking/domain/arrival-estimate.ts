import { addDays, formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";

type ArrivalEstimate = {
  /** Days as yyyy-MM-dd. */
  from: string;
  to: string;
  /** It takes longer than was promised. */
  is_late: boolean;
  /** What the range is counted from; null where it is only what the tariff says. */
  past: {
    count: number;
    within: number;
    days: { day: string; count: number; is_within: boolean }[];
  } | null;
};

type Way = {
  sentAt: Date;
  /** What the tariff promises. */
  days: { min: number; max: number };
  /** How many days parcels on the same way took. */
  past: readonly number[];
  now: Date;
  /** Where whoever waits counts the days. */
  timeZone: string;
};

/** Fewer tell nothing. */
const ENOUGH = 20;
/** One in ten came sooner, one in ten later. */
const PART = 0.1;
const MOST_BARS = 12;

/** By the calendar, as whoever waits counts them. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const [first, last] = [from, to].map((at) => Date.parse(formatDate(at, timeZone)));
  return Math.max(0, Math.round(((last ?? 0) - (first ?? 0)) / DAY_MS));
}

/** What came on the day it left was carried by a clock that runs fast; what took a year was lost. */
export const isPlausibleTransitTime = (days: number): boolean => days >= 1 && days <= 365;

/** What a courier has comes today; what waits to be fetched comes no more. */
export function expectArrival(status: CarriedStatus, way: Way): ArrivalEstimate | null {
  if (status === "ready_for_pickup" || status === "delivered") return null;
  if (status !== "out_for_delivery") return estimateArrival(way);
  const today = formatDate(way.now, way.timeZone);
  const isLate = daysBetween(way.sentAt, way.now, way.timeZone) > way.days.max;
  return { from: today, to: today, is_late: isLate, past: null };
}

/**
 * Honest: the range in which eight of ten parcels came that were on the way as long as this one is
 * already; the tariff's where too few are known. It never names a day that has passed.
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

/** A day before and some after the range, as far as there is anything to show. */
function barsOf(sorted: readonly number[], from: number, to: number): number[] {
  const first = Math.max(sorted[0] ?? from, from - 1);
  const last = Math.min(sorted.at(-1) ?? to, first + MOST_BARS - 1, to + 3);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
}
