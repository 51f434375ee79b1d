import { useEffect, useMemo, useState } from "react";
import type { CartData } from "../../contract.ts";
import { type CartState, cartFailed, cartFetched, initialCart } from "../rules/cart-state.ts";
import { setCart, setCartFailed } from "./cart.store.ts";
import { useCart } from "./use-cart.ts";

/** The cart that the server rendered until hydration; the store's cart after that. */
export function useShownCart(first: CartData | null): CartState {
  const [isAwake, setIsAwake] = useState(false);
  const known = useMemo(
    () => (first ? cartFetched(initialCart, first) : cartFailed(initialCart)),
    [first],
  );
  useEffect(() => {
    if (first) setCart(first);
    else setCartFailed();
    setIsAwake(true);
  }, [first]);
  const now = useCart();
  return isAwake ? now : known;
}
