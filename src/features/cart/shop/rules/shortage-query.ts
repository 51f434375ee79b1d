import type { CartData, CartItem } from "../../contract.ts";

type Lines = readonly Pick<CartItem, "id" | "max_quantity">[];

/** Whether the cart's line confirms the shortage: more was wanted than is available. */
export const isShortOf = (items: Lines, id: number, wanted: number): boolean =>
  items.some((item) => item.id === id && wanted > item.max_quantity);

/** Without JavaScript the response of a call is a new page, so its URL carries what was short. */
export function shortageQuery({ reservation_error }: CartData): string {
  const [short] = reservation_error ?? [];
  return short ? `?short=${short.item_id}&wanted=${short.requested}` : "";
}

export function withShortageFromQuery(
  cart: CartData,
  told: { get: (name: string) => string | null },
): CartData {
  const requested = Number(told.get("wanted"));
  const item = cart.items.find(({ id }) => id === Number(told.get("short")));
  if (!item || !isShortOf([item], item.id, requested) || cart.reservation_error) return cart;
  const { id: item_id, variant_id, name, max_quantity: available } = item;
  return { ...cart, reservation_error: [{ item_id, variant_id, name, requested, available }] };
}
