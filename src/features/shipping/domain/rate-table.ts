import type { Cents } from "#core/money.ts";
import type { ShippingMethod } from "./chargeable-weight.ts";
import { type ShippingRate, tierFor } from "./shipping-price.ts";

export type RateRow = {
  method: ShippingMethod;
  daysMin: number;
  daysMax: number;
  baseCents: Cents;
  /** Price per kilogram for each step of the table. */
  centsPerKg: Cents[];
};

/** All weights in grams at which a price per kilogram changes in any of these rates. */
export function rateSteps(rates: readonly ShippingRate[]): number[] {
  const steps = new Set(rates.flatMap((rate) => rate.tiers.map((tier) => tier.fromGrams)));
  return [...steps].sort((a, b) => a - b);
}

/** A rate at the table's steps; at a step that the rate does not have, the price of its step below continues. */
export function rateRow(rate: ShippingRate, steps: readonly number[]): RateRow {
  const centsPerKg = steps.map((grams) => tierFor(rate.tiers, grams).centsPerKg);
  const { method, daysMin, daysMax, baseCents } = rate;
  return { method, daysMin, daysMax, baseCents, centsPerKg };
}
