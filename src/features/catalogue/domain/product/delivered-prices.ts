import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { type ComparedMethods, comparedAfter } from "#features/shipping/domain/compare-methods.ts";
import { daysToDoor, type LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import type { DeliveredPrice } from "./product-card.ts";

/**
 * The price of one piece with shipping and the cheapest courier, per method available for the country (product notes
 * §5). A shipping discount for the piece's own value is subtracted, as in the cart.
 */
export function deliveredPrices(
  goodsCents: number,
  compared: ComparedMethods,
  delivery: LocalDelivery | null,
  planPercent = 0,
): DeliveredPrice[] {
  const paid = comparedAfter(compared, orderDiscount(goodsCents, planPercent).percent);
  const deliveryCents = delivery?.feeCents ?? 0;
  return SHIPPING_METHODS.flatMap((method) => {
    const shipping = paid[method];
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
