import { DAY_MS } from "#core/durations.ts";
import type { CataloguePrice } from "./product-card.ts";

/** A price that was valid from `since` until the next one. */
type PastPrice = { since: Date; cents: number };

const WINDOW_MS = 30 * DAY_MS;
/** Product notes §5: fractions are kept in ten-thousandths. */
export const FULL_PRICE = 10_000;

/**
 * EU law: the lowest price at any moment of the 30 days before the current price began. Null if no price of that time
 * is known. `history` is in order of time and ends with the current price.
 */
export function lowestBeforeReduction(history: readonly PastPrice[]): number | null {
  const prices = withoutRepeats(history);
  const reduction = prices.at(-1);
  if (!reduction) return null;
  const from = reduction.since.getTime() - WINDOW_MS;
  const held = prices.slice(0, -1).filter((_price, index) => {
    // A price ended when the next one began; the 30 days end when the current price began.
    const end = prices[index + 1]?.since.getTime() ?? 0;
    return end > from;
  });
  return held.length === 0 ? null : Math.min(...held.map(({ cents }) => cents));
}

/** The same price twice in a row is one price that did not change. */
function withoutRepeats(history: readonly PastPrice[]): PastPrice[] {
  return history.filter(({ cents }, index) => cents !== history[index - 1]?.cents);
}

type PriceFacts = {
  cents: number;
  /** The earlier price that the seller states. */
  oldCents: number | null;
  history: readonly PastPrice[];
};

/**
 * Only a price below the reference is a discount, whatever the struck-through price is (product notes §5). If no
 * earlier price is known, there is no reference, and no discount may be claimed.
 */
export function describePrice({ cents, oldCents, history }: PriceFacts): CataloguePrice {
  const lowest = oldCents === null ? null : lowestBeforeReduction(history);
  if (lowest === null || lowest <= cents) {
    return { cents, oldCents: null, lowest30Cents: null, percentOff: 0 };
  }
  return { cents, oldCents, lowest30Cents: lowest, percentOff: percentOff(cents, lowest) };
}

/**
 * The price that is struck through wherever a discount is shown: the one that its percentage is calculated from, so
 * that both agree. The earlier price that the seller states is only in the data for API clients.
 */
export const struckCents = ({ lowest30Cents }: CataloguePrice): number | null => lowest30Cents;

/** The share still paid, which SPEC §4 sorts by: 10000 is no discount. Rounded up, as the discount is rounded down. */
export function paidFraction({ cents, lowest30Cents }: CataloguePrice): number {
  return lowest30Cents === null ? FULL_PRICE : Math.ceil((cents * FULL_PRICE) / lowest30Cents);
}

/** Rounded down, so that the discount is never overstated. */
function percentOff(cents: number, reference: number): number {
  return Math.floor(((reference - cents) * 100) / reference);
}

/** Whether to write "from" before a price: no other price is lower, and some are higher. */
export const isLowestOf = (cents: number, all: readonly number[]): boolean =>
  Math.min(cents, ...all) === cents && Math.max(cents, ...all) > cents;
