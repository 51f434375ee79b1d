import type { OrderLine } from "../../domain/order.ts";
import type { PricedOrder } from "../../domain/order-totals.ts";
import type { Order } from "../orders.repository.ts";

/** The price parts of a stored order, in the form that the price functions take. */
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
    // The payment fee is stored as the amount that was charged.
    fee: { fee: order.feeCents, feeType: 0 },
  };
}
