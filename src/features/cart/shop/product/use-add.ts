import { useState } from "react";
import { sendSearchEvent } from "#features/catalogue/shop/search/send-search-event.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { type NewItem, useCartActions } from "../use-cart.ts";

/** Into the cart, which then opens; what is bought makes goods popular (INTEGRATIONS §1). */
export function useAdd() {
  const { queryKey } = useShell().config.lupaKeys;
  const { add } = useCartActions();
  const [busy, setBusy] = useState(false);
  const addAndShow = async (item: NewItem) => {
    if (busy) return;
    setBusy(true);
    const added = await add(item);
    setBusy(false);
    if (!added.ok) return;
    const { openCart } = await import("../open-cart.tsx");
    openCart();
    if (!queryKey) return;
    const itemId = item.product_id;
    void sendSearchEvent({ queryKey, name: "addToCart", searchQuery: "", itemId });
  };
  return { add: addAndShow, busy };
}
