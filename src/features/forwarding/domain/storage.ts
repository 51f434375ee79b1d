import { addDays } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Cents } from "#core/money.ts";
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

/** The last day on which nothing is asked. What a plan kept for nothing stays free after its end. */
export function freeUntil({ receivedOn }: Stored, { freeDays, plans = [] }: StorageTerms): string {
  const byPlans = plans.map(({ days, until }) => {
    const day = addDays(receivedOn, days);
    return until !== null && until < day ? until : day;
  });
  return [addDays(receivedOn, freeDays), ...byPlans].toSorted().at(-1) ?? receivedOn;
}

export function storageDays(stored: Stored, terms: StorageTerms, today: string): number {
  const free = freeUntil(stored, terms);
  const from = stored.paidUntil !== null && stored.paidUntil > free ? stored.paidUntil : free;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS));
}

export function storageCents(stored: readonly Stored[], terms: StorageTerms, today: string): Cents {
  return stored.reduce((sum, one) => sum + storageDays(one, terms, today) * terms.centsPerDay, 0);
}
