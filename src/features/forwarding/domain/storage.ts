import { addDays } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { type Cents, sum } from "#core/money.ts";
import type { PlanStorage } from "#features/shipping/domain/plan-benefits.ts";

/** A warehouse's terms: so many days are free, each one after that costs; its owner's plans give more. */
export type StorageTerms = {
  freeDays: number;
  centsPerDay: Cents;
  plans?: readonly PlanStorage[];
};

/** A parcel in the warehouse; days as yyyy-MM-dd. */
export type Stored = {
  receivedOn: string;
  /** Up to this day storage has been paid. */
  paidUntil: string | null;
};

/** Days in a row, the first and the last among them. */
type Run = { from: string; until: string };

// Stryker disable next-line EqualityOperator: the same day is as late
const later = (one: string, other: string) => (one > other ? one : other);
const daysAfter = (day: string, until: string) =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS));

/**
 * The days on which nothing is asked: the warehouse's own, and those of a plan from the day on which it
 * began to its end. What was due before stays due, and what a plan kept for nothing stays free after it.
 */
function freeRuns({ receivedOn }: Stored, { freeDays, plans = [] }: StorageTerms): Run[] {
  const byPlans = plans.map(({ days, from, until }) => {
    const day = addDays(receivedOn, days);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: no end is behind every day
    return { from, until: until !== null && until < day ? until : day };
  });
  const own = { from: receivedOn, until: addDays(receivedOn, freeDays) };
  const runs: Run[] = [];
  // Stryker disable next-line EqualityOperator: runs that begin on one day become one, in either order
  for (const run of [own, ...byPlans].toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = runs.at(-1);
    if (run.until < run.from) continue;
    if (last && run.from <= addDays(last.until, 1)) last.until = later(last.until, run.until);
    else runs.push({ ...run });
  }
  return runs;
}

/** The last day on which nothing is asked, of the days in a row that are or come; else of those that were. */
export function freeUntil(stored: Stored, terms: StorageTerms, today: string): string {
  const runs = freeRuns(stored, terms);
  const run = runs.find(({ until }) => until >= today) ?? runs.at(-1);
  // Stryker disable next-line OptionalChaining: the days of its own are always a run; this is for the types
  return run?.until ?? stored.receivedOn;
}

/** Whether they end only because a plan of its owner does. */
export function endsWithPlan({ receivedOn }: Stored, { plans = [] }: StorageTerms, day: string) {
  return plans.some(({ days, until }) => until === day && addDays(receivedOn, days) > day);
}

/** Days that are to be paid, and how many have gone by since the first of them began, free ones included. */
export function storageDue(
  stored: Stored,
  terms: StorageTerms,
  today: string,
): { days: number; since: number } {
  let done = later(stored.receivedOn, stored.paidUntil ?? "");
  let [days, since] = [0, 0];
  for (const { from, until } of [
    ...freeRuns(stored, terms),
    { from: addDays(today, 1), until: today },
  ]) {
    const before = addDays(from, -1);
    // Stryker disable next-line EqualityOperator: both are the same day
    const due = daysAfter(done, before < today ? before : today);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: it is counted anew until a day is due, and then it stays
    if (days === 0 && due > 0) since = daysAfter(done, today);
    days += due;
    done = later(done, until);
  }
  return { days, since };
}

export const storageDays = (stored: Stored, terms: StorageTerms, today: string): number =>
  storageDue(stored, terms, today).days;

export function storageCents(stored: readonly Stored[], terms: StorageTerms, today: string): Cents {
  return sum(stored.map((one) => storageDays(one, terms, today) * terms.centsPerDay));
}
