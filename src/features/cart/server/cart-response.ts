import { toDecimal } from "#core/money.ts";
import { pick } from "#core/record.ts";
import { toServiceResponse } from "#features/delivery/server/delivery-response.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { CartData, CartItem } from "../contract.ts";
import type { CartLineView, CartView } from "../domain/cart-view.ts";

type ByMethod<Value> = Record<ShippingMethod, Value>;

export function toCartData(cart: CartView): CartData {
  const { shipping, totals, shortages } = cart;
  const each = <Value>(of: (offer: CartView["shipping"]["air"]) => Value): ByMethod<Value> => ({
    air: of(shipping.air),
    sea: of(shipping.sea),
  });
  return {
    items: cart.lines.map(toItem),
    delivery: cart.delivery && toServiceResponse(cart.delivery),
    payment_methods: cart.paymentMethods.map(({ id, fee, feeType }) => ({
      id,
      fee: toDecimal(fee),
      fee_type: feeType,
    })),
    shipping: {
      shipping_methods: each((offer) => (offer ? toDecimal(offer.cents) : null)),
      shipping_discounts: each((offer) => toDecimal(offer?.discountCents ?? 0)),
      discount_by: (shipping.air ?? shipping.sea)?.discountBy ?? null,
      days: each((offer) => offer?.days ?? null),
    },
    shipping_method: cart.method,
    expiration: cart.expiration?.toISOString() ?? null,
    may_hold: cart.mayHold,
    reservation_error: toShortages(shortages),
    total_items: totals.totalItems,
    total_quantity: totals.totalQuantity,
    total_sum: toDecimal(totals.totalCents),
  };
}

/** Product notes §4 "Stock reservation": null if nothing is short. */
export function toShortages(shortages: CartView["shortages"]): CartData["reservation_error"] {
  if (shortages.length === 0) return null;
  return shortages.map(({ itemId, variantId, ...rest }) => ({
    item_id: itemId,
    variant_id: variantId,
    ...rest,
  }));
}

function toItem(line: CartLineView): CartItem {
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    ...pick(line, ["slug", "seller", "sku", "name", "manufacturer", "category"]),
    ...pick(line, ["image", "options", "quantity"]),
    price: toDecimal(line.priceCents),
    max_quantity: line.maxQuantity,
    reserved_until: line.reservedUntil?.toISOString() ?? null,
    reserved_quantity: line.reservedQuantity,
  };
}
