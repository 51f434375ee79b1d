import type { Cents } from "#core/money.ts";

/** What can be paid into a wallet at once. */
export const TOP_UP_LIMITS: { min: Cents; max: Cents } = { min: 100, max: 500_000 };

/** Amounts that most people want. */
export const TOP_UP_OFFERS: readonly Cents[] = [2000, 5000, 10_000, 20_000];

export function isTopUpAmount(cents: Cents): boolean {
  return Number.isSafeInteger(cents) && cents >= TOP_UP_LIMITS.min && cents <= TOP_UP_LIMITS.max;
}
