import { addDays } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { type Cents, sum } from "#core/money.ts";
import type { PlanStorage } from "#features/shipping/domain/plan-benefits.ts";

/** A warehouse's storage terms: some free days, then a price per day; the owner's plans add free days. */
export type StorageTerms = {
  freeDays: number;
  centsPerDay: Cents;
  plans?: readonly PlanStorage[];
};

/** A parcel in the warehouse; days as yyyy-MM-dd. */
export type Stored = {
  receivedOn: string;
  /** Storage is paid up to this day. */
  paidUntil: string | null;
};

/** Consecutive days, including the first and the last. */
type Run = { from: string; until: string };

// Stryker disable next-line EqualityOperator: for equal days either result is right
const later = (one: string, other: string) => (one > other ? one : other);
const daysAfter = (day: string, until: string) =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS));

/**
 * The free days: the warehouse's own, and those of each plan from the plan's first day to its end. Days
 * that were due before a plan stay due, and days that a plan made free stay free after it.
 */
function freeRuns({ receivedOn }: Stored, { freeDays, plans = [] }: StorageTerms): Run[] {
  const byPlans = plans.map(({ days, from, until }) => {
    const day = addDays(receivedOn, days);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: null is never less than a day, and equal days give one result
    return { from, until: until !== null && until < day ? until : day };
  });
  const own = { from: receivedOn, until: addDays(receivedOn, freeDays) };
  const runs: Run[] = [];
  // Stryker disable next-line EqualityOperator: runs that begin on the same day are merged in either order
  for (const run of [own, ...byPlans].toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = runs.at(-1);
    if (run.until < run.from) continue;
    if (last && run.from <= addDays(last.until, 1)) last.until = later(last.until, run.until);
    else runs.push({ ...run });
  }
  return runs;
}

/** The last free day of the current or next free run, or of the last one if all are over. */
export function freeUntil(stored: Stored, terms: StorageTerms, today: string): string {
  const runs = freeRuns(stored, terms);
  const run = runs.find(({ until }) => until >= today) ?? runs.at(-1);
  // Stryker disable next-line OptionalChaining: the warehouse's own run always exists; `?.` is for the types
  return run?.until ?? stored.receivedOn;
}

/** Whether the free days end on this day only because the owner's plan ends. */
export function endsWithPlan({ receivedOn }: Stored, { plans = [] }: StorageTerms, day: string) {
  return plans.some(({ days, until }) => until === day && addDays(receivedOn, days) > day);
}

/** The number of days to pay, and the number of all days since the first of them, free ones included. */
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
    // Stryker disable next-line EqualityOperator: if they are equal, both are the same day
    const due = daysAfter(done, before < today ? before : today);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: `since` is overwritten until the first day is due, and then kept
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
