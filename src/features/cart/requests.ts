import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { defineRequest } from "#platform/api/call.ts";
import type { CarriedLine } from "./domain/carried-goods.ts";
import type { CartItem, CartOnWire } from "./domain/cart-on-wire.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export type InLanguage = { language_id?: number | undefined };
export type CartResponse = { status: true; cart: CartOnWire };

/** SPEC §9: fetched with 2 retries. */
export const fetchCartRequest = defineRequest<InLanguage, CartResponse>({
  path: "/api/cart/fetch",
  retries: 2,
});
export const addToCartRequest = defineRequest<
  InLanguage & {
    product_id: number;
    variant_id: number;
    quantity: number;
    is_total?: boolean | undefined;
  },
  CartResponse
>({ path: "/api/cart/add" });
export const updateCartRequest = defineRequest<
  InLanguage & { item_id: number; quantity: number },
  CartResponse
>({ path: "/api/cart/update" });
export const removeFromCartRequest = defineRequest<InLanguage & { item_id: number }, CartResponse>({
  path: "/api/cart/remove",
});
export const cartMethodRequest = defineRequest<
  InLanguage & { shipping_method: ShippingMethod },
  CartResponse
>({ path: "/api/cart/shipping-method" });

export type FoundGoods = Pick<
  CartItem,
  | "product_id"
  | "variant_id"
  | "slug"
  | "seller"
  | "name"
  | "image"
  | "options"
  | "quantity"
  | "price"
>;
/** Which goods of another shop's cart are sold here. */
export const findGoodsRequest = defineRequest<
  InLanguage & { goods: CarriedLine[] },
  { status: true; items: FoundGoods[]; missing: number }
>({ path: "/api/cart/find-goods" });
