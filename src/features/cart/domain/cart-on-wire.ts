import { toDecimal } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { CartLineView, CartView } from "./cart-view.ts";

type ByMethod<Value> = Record<ShippingMethod, Value>;

/** PRODUCT §7 "Cart line", letter for letter; amounts in euros. */
export type CartItem = {
  id: number;
  product_id: number;
  variant_id: number;
  slug: string;
  seller: string | null;
  name: string;
  image: string | null;
  options: { name: string; value: string }[];
  quantity: number;
  price: number;
  max_quantity: number;
  reserved_until: string | null;
};

/** SPEC §3 "Cart state" as the server says it. */
export type CartOnWire = {
  items: CartItem[];
  /** Couriers come with the checkout. */
  delivery: null;
  shipping: {
    shipping_methods: ByMethod<number | null>;
    shipping_discounts: ByMethod<number>;
    days: ByMethod<{ min: number; max: number } | null>;
  };
  shipping_method: ShippingMethod;
  expiration: string | null;
  reservation_error:
    | { item_id: number; variant_id: number; name: string; requested: number; available: number }[]
    | null;
  total_items: number;
  total_quantity: number;
  total_sum: number;
};

export function cartOnWire(cart: CartView): CartOnWire {
  const { shipping, totals, shortages } = cart;
  const each = <Value>(of: (offer: CartView["shipping"]["air"]) => Value): ByMethod<Value> => ({
    air: of(shipping.air),
    sea: of(shipping.sea),
  });
  return {
    items: cart.lines.map(itemOnWire),
    delivery: null,
    shipping: {
      shipping_methods: each((offer) => (offer ? toDecimal(offer.cents) : null)),
      shipping_discounts: each((offer) => toDecimal(offer?.discountCents ?? 0)),
      days: each((offer) => offer?.days ?? null),
    },
    shipping_method: cart.method,
    expiration: cart.expiration?.toISOString() ?? null,
    reservation_error:
      shortages.length === 0
        ? null
        : shortages.map(({ itemId, variantId, ...rest }) => ({
            item_id: itemId,
            variant_id: variantId,
            ...rest,
          })),
    total_items: totals.totalItems,
    total_quantity: totals.totalQuantity,
    total_sum: toDecimal(totals.totalCents),
  };
}

function itemOnWire(line: CartLineView): CartItem {
  const { productId, variantId, priceCents, maxQuantity, reservedUntil, ...rest } = line;
  return {
    ...rest,
    product_id: productId,
    variant_id: variantId,
    price: toDecimal(priceCents),
    max_quantity: maxQuantity,
    reserved_until: reservedUntil?.toISOString() ?? null,
  };
}
