import { type Cents, multiplyCents } from "#core/money.ts";
import {
  type ChargeableWeight,
  chargeableWeight,
  type Parcel,
  type ShippingMethod,
} from "./chargeable-weight.ts";

/** A row of the rate table: from a warehouse to a country by one method. */
export type ShippingRate = {
  method: ShippingMethod;
  volumeDivisor: number;
  weightStepGrams: number;
  baseCents: Cents;
  daysMin: number;
  daysMax: number;
  tiers: RateTier[];
};
export type RateTier = { fromGrams: number; centsPerKg: Cents };

export type ShippingPrice = ChargeableWeight & {
  method: ShippingMethod;
  cents: Cents;
  /** The weight that is charged: the chargeable weight, or a higher one if that is cheaper. */
  billedGrams: number;
  centsPerKg: Cents;
  baseCents: Cents;
  daysMin: number;
  daysMax: number;
};

/**
 * The base price plus a price per kilogram; the tier of the whole weight applies to all of it. A parcel
 * never costs more than a heavier one: just below a tier, it is charged as if it had reached that tier.
 */
export function shippingPrice(rate: ShippingRate, parcel: Parcel): ShippingPrice {
  const weight = chargeableWeight(parcel, rate);
  const billed = cheapestBill(rate.tiers, weight.chargeableGrams);
  return {
    ...weight,
    method: rate.method,
    cents: rate.baseCents + billed.cents,
    billedGrams: billed.grams,
    centsPerKg: billed.centsPerKg,
    baseCents: rate.baseCents,
    daysMin: rate.daysMin,
    daysMax: rate.daysMax,
  };
}

// Stryker disable next-line EqualityOperator: if both cost the same, either is right
const cheaper = <Bill extends { cents: Cents }>(a: Bill, b: Bill) => (b.cents < a.cents ? b : a);

function cheapestBill(tiers: readonly RateTier[], grams: number) {
  const own = { ...tierFor(tiers, grams), grams };
  // Stryker disable next-line EqualityOperator: a tier that begins at exactly this weight is the parcel's own tier
  const isHeavier = (tier: RateTier) => tier.fromGrams > grams;
  const heavier = tiers.filter(isHeavier).map((tier) => ({ ...tier, grams: tier.fromGrams }));
  return [own, ...heavier]
    .map((bill) => ({ ...bill, cents: multiplyCents(bill.centsPerKg, bill.grams, 1000) }))
    .reduce(cheaper);
}

/** The tier that applies to a weight: the highest one that it reaches. */
export function tierFor(tiers: readonly RateTier[], grams: number): RateTier {
  const reached = tiers.filter((tier) => tier.fromGrams <= grams);
  const highest = reached.sort((a, b) => b.fromGrams - a.fromGrams)[0];
  if (!highest) throw new Error("A shipping rate needs a tier that starts at 0 grams");
  return highest;
}

/** A rate without a tier from 0 grams has no price for light parcels, so it cannot be offered. */
export function isCompleteRate(rate: Pick<ShippingRate, "tiers">): boolean {
  return rate.tiers.some((tier) => tier.fromGrams === 0);
}
