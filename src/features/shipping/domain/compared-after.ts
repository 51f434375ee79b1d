import type { ComparedMethods } from "./compare-methods.ts";
import { shippingDiscount } from "./shipping-discount.ts";
import type { ShippingPrice } from "./shipping-price.ts";

/** What is paid with so many per cent taken off; how each price was made is still told. */
export function comparedAfter(prices: ComparedMethods, percent: number): ComparedMethods {
  const after = ([method, price]: [string, ShippingPrice]) => {
    const cents = price.cents - shippingDiscount(price.cents, percent);
    return [method, { ...price, cents }];
  };
  return Object.fromEntries(Object.entries(prices).map(after));
}
