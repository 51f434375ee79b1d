import type { CartOnWire } from "./cart-on-wire.ts";

/** Without script the answer of a call is a page away: its address carries what was short. */
export function tellShortage({ reservation_error }: CartOnWire): string {
  const [short] = reservation_error ?? [];
  return short ? `?short=${short.item_id}&wanted=${short.requested}` : "";
}

/** Only what the cart itself bears out: more wanted than can be had. */
export function withToldShortage(
  cart: CartOnWire,
  told: { get: (name: string) => string | null },
): CartOnWire {
  const requested = Number(told.get("wanted"));
  const item = cart.items.find(({ id }) => id === Number(told.get("short")));
  if (!item || !(requested > item.max_quantity) || cart.reservation_error) return cart;
  const { id: item_id, variant_id, name, max_quantity: available } = item;
  return { ...cart, reservation_error: [{ item_id, variant_id, name, requested, available }] };
}
