import { addDays } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Cents } from "#core/money.ts";

/** A warehouse's terms: so many days are free, each one after that costs. */
export type StorageTerms = { freeDays: number; centsPerDay: Cents };

/** A parcel in the warehouse; days as yyyy-MM-dd. */
export type Stored = {
  receivedOn: string;
  /** Up to this day storage has been paid. */
  paidUntil: string | null;
};

/** The last day on which nothing is asked. */
export const freeUntil = ({ receivedOn }: Stored, { freeDays }: StorageTerms): string =>
  addDays(receivedOn, freeDays);

export function storageDays(stored: Stored, terms: StorageTerms, today: string): number {
  const free = freeUntil(stored, terms);
  const from = stored.paidUntil !== null && stored.paidUntil > free ? stored.paidUntil : free;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS));
}

export function storageCents(stored: readonly Stored[], terms: StorageTerms, today: string): Cents {
  return stored.reduce((sum, one) => sum + storageDays(one, terms, today) * terms.centsPerDay, 0);
}
