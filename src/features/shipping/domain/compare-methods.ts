import type { ChargeableWeight, Parcel } from "./chargeable-weight.ts";
import { shippingDiscount } from "./shipping-discount.ts";
import { type ShippingPrice, type ShippingRate, shippingPrice } from "./shipping-price.ts";

/** Optional, because some countries are reached by only one method. */
export type ComparedMethods = { air?: ShippingPrice; sea?: ShippingPrice };

export function compareMethods(rates: readonly ShippingRate[], parcel: Parcel): ComparedMethods {
  return Object.fromEntries(rates.map((rate) => [rate.method, shippingPrice(rate, parcel)]));
}

type CountedWeight = "scale" | "volume";

/** Which weight decides the price of the parcel (product notes §5). */
export function countedWeight(weight: ChargeableWeight): CountedWeight {
  return weight.volumeGrams > weight.scaleGrams ? "volume" : "scale";
}

/** One scale for all methods, up to a multiple of ten days, so that changing the warehouse moves only the bars. */
export function daysAxis(rates: readonly Pick<ShippingRate, "daysMax">[]): number[] {
  const longest = Math.max(1, ...rates.map((rate) => rate.daysMax));
  return Array.from({ length: Math.ceil(longest / 10) + 1 }, (_, tens) => tens * 10);
}

/** The prices after a discount in per cent; the other fields still explain the full price. */
export function comparedAfter(prices: ComparedMethods, percent: number): ComparedMethods {
  const after = ([method, price]: [string, ShippingPrice]) => {
    const cents = price.cents - shippingDiscount(price.cents, percent);
    return [method, { ...price, cents }];
  };
  return Object.fromEntries(Object.entries(prices).map(after));
}
