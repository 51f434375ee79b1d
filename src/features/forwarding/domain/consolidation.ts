import { type Cents, sum } from "#core/money.ts";
import type { Parcel, ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { PARCEL_LIMITS } from "#features/shipping/domain/parcel-input.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { forwardPrices, type Load, packedBox } from "./forward-price.ts";

type Compared = {
  method: ShippingMethod;
  togetherCents: Cents;
  apartCents: Cents;
  /** The cheaper way; at the same price, one box is better, because it is less to carry. */
  cheaper: "together" | "apart";
  savedCents: Cents;
};

/** The most parcels that may share a box, so that a person can still carry it; all must be in one warehouse. */
export const MOST_TOGETHER = 20;

/** Whether the shared box stays within the limits of a single parcel. */
export function fitsOneBox(parcels: readonly Parcel[]): boolean {
  if (parcels.length === 0) return true;
  const { grams, lengthCm, widthCm, heightCm } = packedBox(parcels);
  const longest = Math.max(lengthCm, widthCm, heightCm) * 10;
  return grams <= PARCEL_LIMITS.grams.max && longest <= PARCEL_LIMITS.millimetres.max;
}

/** Compares one shared box with separate boxes, by each method. Storage costs the same in both cases. */
export function compareConsolidation(
  rates: readonly ShippingRate[],
  loads: readonly Load[],
): Compared[] {
  const [first] = loads;
  if (!first) return [];
  const together = forwardPrices(rates, {
    ...first,
    parcels: loads.flatMap(({ parcels }) => parcels),
    lines: loads.flatMap(({ lines }) => lines),
    storageCents: sum(loads.map(({ storageCents }) => storageCents)),
  });
  const apart = loads.map((load) => forwardPrices(rates, load));
  return together.map(({ shipping: { method }, dueCents }) => {
    const byMethod = (prices: (typeof apart)[number]) =>
      prices.find((one) => one.shipping.method === method)?.dueCents ?? 0;
    const apartCents = sum(apart.map(byMethod));
    return {
      method,
      togetherCents: dueCents,
      apartCents,
      cheaper: dueCents <= apartCents ? ("together" as const) : ("apart" as const),
      savedCents: Math.abs(apartCents - dueCents),
    };
  });
}
