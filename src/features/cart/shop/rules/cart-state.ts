import { clampQuantity } from "#core/quantity.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { CartData, CartItem } from "../../contract.ts";
import { isShortOf } from "./shortage-query.ts";

/** SPEC §3 "Cart state", exactly. */
export type CartState = Pick<
  CartData,
  | "items"
  | "delivery"
  | "payment_methods"
  | "shipping_method"
  | "reservation_error"
  | "expiration"
  | "may_hold"
> & {
  shipping: CartData["shipping"] | null;
  has_error: boolean;
  loaded: boolean;
};

export const initialCart: CartState = {
  items: [],
  delivery: null,
  payment_methods: [],
  shipping: null,
  has_error: false,
  loaded: false,
  shipping_method: "air",
  reservation_error: null,
  expiration: null,
  may_hold: true,
};

/** SPEC §4: a fetch first clears the error and empties what it is going to fill. */
export const cartRequested = (state: CartState): CartState => ({
  ...state,
  has_error: false,
  items: [],
  delivery: null,
  shipping: null,
});

export function cartFetched(state: CartState, cart: CartData): CartState {
  const { items, delivery, payment_methods, shipping, shipping_method, expiration, may_hold } =
    cart;
  const filled = { items, delivery, payment_methods, shipping, shipping_method };
  const { reservation_error } = withShortages(state, cart.reservation_error, items);
  const held = { reservation_error, expiration, may_hold };
  return { ...cartRequested(state), ...filled, ...held, loaded: true };
}

/**
 * Only the response to a change lists its shortages; a fetch right after it does not. So a shortage stays as long as
 * the line confirms it, or until the shopper changes that line.
 */
export function withShortages(
  state: CartState,
  named: CartData["reservation_error"],
  items: readonly CartItem[] = state.items,
): CartState {
  const former = (state.reservation_error ?? []).filter(
    (short) =>
      !named?.some(({ item_id }) => item_id === short.item_id) &&
      isShortOf(items, short.item_id, short.requested),
  );
  const all = [...(named ?? []), ...former];
  return { ...state, reservation_error: all.length > 0 ? all : null };
}

/** SPEC §8: a failed fetch counts as an empty cart. */
export const cartFailed = (state: CartState): CartState => ({
  ...cartRequested(state),
  reservation_error: null,
  expiration: null,
  has_error: true,
  loaded: false,
});

/** Shows the shopper's change before the server has confirmed it. */
export const withQuantity = (state: CartState, id: number, quantity: number): CartState => ({
  ...state,
  reservation_error: state.reservation_error?.filter(({ item_id }) => item_id !== id) ?? null,
  items: state.items.map((item) =>
    item.id === id ? { ...item, quantity: clampQuantity(quantity, item.max_quantity) } : item,
  ),
});

export const withoutItem = (state: CartState, id: number): CartState => ({
  ...state,
  items: state.items.filter((item) => item.id !== id),
});

export const withMethod = (state: CartState, shipping_method: ShippingMethod): CartState => ({
  ...state,
  shipping_method,
});

/** No pieces are available now: the line has to be removed before the rest can be ordered. */
export const isSoldOut = (item: Pick<CartItem, "max_quantity">): boolean => item.max_quantity === 0;

/** A guest's cart may hold only a limited amount: some pieces are held and others are not. */
export const isHeldInPart = (items: readonly CartItem[]): boolean =>
  items.some((item) => item.reserved_until !== null && item.reserved_quantity < item.quantity) ||
  (items.some((item) => item.reserved_until !== null) && unheldItems(items).length > 0);

/** Lines whose hold has ended, although pieces are available. */
export const unheldItems = (items: readonly CartItem[]): CartItem[] =>
  items.filter((item) => item.reserved_until === null && !isSoldOut(item));
