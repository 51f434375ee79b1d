import { toDecimal } from "#core/money.ts";
import type { WireService } from "#features/delivery/contract.ts";
import { toWireService } from "#features/delivery/domain/delivery-service.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { CartLineView, CartView } from "./cart-view.ts";
import type { DiscountReason } from "./tier-discount.ts";

type ByMethod<Value> = Record<ShippingMethod, Value>;

/** Product notes §7 "Cart line", letter for letter; amounts in euros. */
export type CartItem = {
  id: number;
  product_id: number;
  variant_id: number;
  slug: string;
  seller: string | null;
  sku: string;
  name: string;
  manufacturer: string;
  /** From the top down; empty where the site no longer sells it. */
  category: string;
  image: string | null;
  options: { name: string; value: string }[];
  quantity: number;
  price: number;
  max_quantity: number;
  reserved_until: string | null;
  /** How many of them are held. */
  reserved_quantity: number;
};

/** SPEC §3 "Cart state" as the server says it. */
export type CartOnWire = {
  items: CartItem[];
  /** The cheapest courier to the door, as the checkout offers it; null without lines. */
  delivery: WireService | null;
  /** Ways to pay with their fees: euros (0) or per cent (1). */
  payment_methods: { id: number; fee: number; fee_type: 0 | 1 }[];
  shipping: {
    shipping_methods: ByMethod<number | null>;
    shipping_discounts: ByMethod<number>;
    /** Whether the customer's plan or the value of the order takes them off. */
    discount_by: DiscountReason | null;
    days: ByMethod<{ min: number; max: number } | null>;
  };
  shipping_method: ShippingMethod;
  expiration: string | null;
  /** False where a guest's cart has held goods for as long as it may. */
  may_hold: boolean;
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
    delivery: cart.delivery && toWireService(cart.delivery),
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
    reservation_error: shortagesOnWire(shortages),
    total_items: totals.totalItems,
    total_quantity: totals.totalQuantity,
    total_sum: toDecimal(totals.totalCents),
  };
}

/** Product notes §4 "Stock reservation": null where nothing is short. */
export function shortagesOnWire(shortages: CartView["shortages"]): CartOnWire["reservation_error"] {
  if (shortages.length === 0) return null;
  return shortages.map(({ itemId, variantId, ...rest }) => ({
    item_id: itemId,
    variant_id: variantId,
    ...rest,
  }));
}

function itemOnWire(line: CartLineView): CartItem {
  const { id, slug, seller, sku, name, manufacturer, category, image, options, quantity } = line;
  return {
    id,
    product_id: line.productId,
    variant_id: line.variantId,
    slug,
    seller,
    sku,
    name,
    manufacturer,
    category,
    image,
    options,
    quantity,
    price: toDecimal(line.priceCents),
    max_quantity: line.maxQuantity,
    reserved_until: line.reservedUntil?.toISOString() ?? null,
    reserved_quantity: line.reservedQuantity,
  };
}
