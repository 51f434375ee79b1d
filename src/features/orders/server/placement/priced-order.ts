import type { OrderLine } from "../../domain/order.ts";
import type { PricedOrder } from "../../domain/order-totals.ts";
import type { Order } from "../orders.repository.ts";

/** What a kept order's price is made of, for the functions that made it. */
export function pricedOrder(
  order: Order,
  lines: readonly Pick<OrderLine, "priceCents" | "quantity">[],
): PricedOrder {
  const { promotionAmount, promotionType } = order;
  return {
    lines,
    shippingFeeCents: order.shippingFeeCents,
    shippingDiscountCents: order.shippingDiscountCents,
    deliveryCents: order.deliveryCents,
    promotion:
      promotionAmount === null || promotionType === null
        ? undefined
        : { amount: promotionAmount, type: promotionType },
    balanceCents: order.balanceCents,
    chargedCents: order.dueCents,
    // What the payment cost is known as it was charged.
    fee: { fee: order.feeCents, feeType: 0 },
  };
}
