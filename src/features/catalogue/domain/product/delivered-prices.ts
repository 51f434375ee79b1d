import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import type { ComparedMethods } from "#features/shipping/domain/compare-methods.ts";
import { daysToDoor, type LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { DeliveredPrice } from "./product-card.ts";

/** Goods, shipping and the cheapest courier together, by each method that reaches the country (product notes §5). */
export function deliveredPrices(
  goodsCents: number,
  compared: ComparedMethods,
  delivery: LocalDelivery | null,
): DeliveredPrice[] {
  const deliveryCents = delivery?.feeCents ?? 0;
  return SHIPPING_METHODS.flatMap((method) => {
    const shipping = compared[method];
    if (!shipping) return [];
    return {
      method,
      totalCents: goodsCents + shipping.cents + deliveryCents,
      shippingCents: shipping.cents,
      deliveryCents,
      days: daysToDoor(shipping, delivery),
    };
  });
}
