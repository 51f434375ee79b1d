import { type Cents, multiplyCents } from "#core/money.ts";
import {
  type ChargeableWeight,
  chargeableWeight,
  type Parcel,
  type ShippingMethod,
} from "./chargeable-weight.ts";

/** One row of the rate table: from a warehouse to a country by one method. */
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
  centsPerKg: Cents;
  baseCents: Cents;
  daysMin: number;
  daysMax: number;
};

/** Base plus price per kilogram; the tier of the whole weight counts for all of it. */
export function shippingPrice(rate: ShippingRate, parcel: Parcel): ShippingPrice {
  const weight = chargeableWeight(parcel, rate);
  const centsPerKg = tierFor(rate.tiers, weight.chargeableGrams).centsPerKg;
  return {
    ...weight,
    method: rate.method,
    cents: rate.baseCents + multiplyCents(centsPerKg, weight.chargeableGrams, 1000),
    centsPerKg,
    baseCents: rate.baseCents,
    daysMin: rate.daysMin,
    daysMax: rate.daysMax,
  };
}

/** The tier that counts for a weight: the highest one it has reached. */
export function tierFor(tiers: readonly RateTier[], grams: number): RateTier {
  const reached = tiers.filter((tier) => tier.fromGrams <= grams);
  const highest = reached.sort((a, b) => b.fromGrams - a.fromGrams)[0];
  if (!highest) throw new Error("A shipping rate needs a tier that starts at 0 grams");
  return highest;
}

/** Without a tier from 0 grams a rate says nothing about light parcels, so it cannot be offered. */
export function isWholeRate(rate: Pick<ShippingRate, "tiers">): boolean {
  return rate.tiers.some((tier) => tier.fromGrams === 0);
}
