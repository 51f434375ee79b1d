import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import type { ComparedMethods } from "#features/shipping/domain/compare-methods.ts";
import type { DoorPrice } from "./product-card.ts";

/** Goods and shipping together, by each method that reaches the country (PRODUCT §8). */
export function doorPrices(goodsCents: number, compared: ComparedMethods): DoorPrice[] {
  return SHIPPING_METHODS.flatMap((method) => {
    const shipping = compared[method];
    if (!shipping) return [];
    return {
      method,
      totalCents: goodsCents + shipping.cents,
      shippingCents: shipping.cents,
      days: { min: shipping.daysMin, max: shipping.daysMax },
    };
  });
}
