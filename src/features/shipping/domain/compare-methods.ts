import type { ChargeableWeight, Parcel } from "./chargeable-weight.ts";
import { shippingDiscount } from "./shipping-discount.ts";
import { type ShippingPrice, type ShippingRate, shippingPrice } from "./shipping-price.ts";

/** Some countries are reached by one method only. */
export type ComparedMethods = { air?: ShippingPrice; sea?: ShippingPrice };

export function compareMethods(rates: readonly ShippingRate[], parcel: Parcel): ComparedMethods {
  return Object.fromEntries(rates.map((rate) => [rate.method, shippingPrice(rate, parcel)]));
}

type CountedWeight = "scale" | "volume";

/** Which of its two weights a parcel is charged for (product notes §5). */
export function countedWeight(weight: ChargeableWeight): CountedWeight {
  return weight.volumeGrams > weight.scaleGrams ? "volume" : "scale";
}

/** One calendar for all methods, in whole tens of days, so that another warehouse moves the bars and not the days. */
export function daysAxis(rates: readonly Pick<ShippingRate, "daysMax">[]): number[] {
  const longest = Math.max(1, ...rates.map((rate) => rate.daysMax));
  return Array.from({ length: Math.ceil(longest / 10) + 1 }, (_, tens) => tens * 10);
}

/** What is paid with so many per cent taken off; how each price was made is still told. */
export function comparedAfter(prices: ComparedMethods, percent: number): ComparedMethods {
  const after = ([method, price]: [string, ShippingPrice]) => {
    const cents = price.cents - shippingDiscount(price.cents, percent);
    return [method, { ...price, cents }];
  };
  return Object.fromEntries(Object.entries(prices).map(after));
}
