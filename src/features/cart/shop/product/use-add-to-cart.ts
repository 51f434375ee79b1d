import { useState } from "react";
import { sendSearchEvent } from "#features/catalogue/shop/search/send-search-event.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { type NewItem, useCartActions } from "../state/use-cart.ts";

const SOLD_OUT = "cart.errors.sold_out";

/** Into the cart, which then opens; what is bought makes goods popular. Says whether none was left. */
export function useAddToCart() {
  const { queryKey } = useShell().config.lupaKeys;
  const { add, chooseMethod } = useCartActions();
  const [busy, setBusy] = useState(false);
  const addAndShow = async (
    item: NewItem,
    method: ShippingMethod | undefined,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const added = await add(item, { unless: SOLD_OUT });
    setBusy(false);
    if (!added?.ok) return added?.message === SOLD_OUT;
    // What was chosen beside the first thing is how it is to come; later on the cart itself decides.
    const { total_items, shipping_method } = added.output.cart;
    if (method && total_items === 1 && method !== shipping_method) void chooseMethod(method);
    const { openCartModal } = await import("../open-cart-modal.tsx");
    openCartModal();
    if (!queryKey) return false;
    const itemId = item.product_id;
    void sendSearchEvent({ queryKey, name: "addToCart", searchQuery: "", itemId });
    return false;
  };
  return { add: addAndShow, busy };
}
