import { useEffect, useSyncExternalStore } from "react";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useLanguageId } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { useStore } from "#ui/store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  addToCartCall,
  type CartItem,
  cartMethodCall,
  removeFromCartCall,
  updateCartCall,
} from "../../contract.ts";
import { type CartState, withMethod, withoutItem, withQuantity } from "../rules/cart-state.ts";
import { cartChanges, cartStore, fetchCart, sendCartChange } from "./cart.store.ts";

const still = () => 0;

/** True while the server has not confirmed what is shown. */
export const useIsChanging = (): boolean =>
  useSyncExternalStore(cartChanges.subscribe, cartChanges.get, still) > 0;

/** The cart, fetched if it is not loaded yet. */
export function useCart(): CartState {
  const cart = useStore(cartStore);
  const language_id = useLanguageId();
  const isMissing = !cart.loaded && !cart.has_error;
  useEffect(() => {
    if (isMissing) void fetchCart({ language_id });
  }, [isMissing, language_id]);
  return cart;
}

export type NewItem = Pick<CartItem, "product_id" | "variant_id" | "quantity">;

/** What a shopper can do with a cart. Each action shows its effect at once, and shows a toast if it was refused. */
export function useCartActions() {
  const t = useT();
  const language_id = useLanguageId();
  /** `unless`: a refusal that the caller shows itself. */
  const told = async (change: ReturnType<typeof sendCartChange>, unless?: string) => {
    const made = await change;
    if (made?.ok === false && made.message !== unless)
      showToast({ kind: "bad", text: t(made.message) });
    return made;
  };
  return {
    retry: () => fetchCart({ language_id }),
    add: ({ product_id, variant_id, quantity }: NewItem, { unless }: { unless?: string } = {}) =>
      told(
        sendCartChange(addToCartCall, { product_id, variant_id, quantity, language_id }),
        unless,
      ),
    setQuantity: (item_id: number, quantity: number) =>
      told(
        sendCartChange(
          updateCartCall,
          { item_id, quantity, language_id },
          { meanwhile: (now) => withQuantity(now, item_id, quantity), of: `quantity ${item_id}` },
        ),
      ),
    remove: (item_id: number) =>
      told(
        sendCartChange(
          removeFromCartCall,
          { item_id, language_id },
          { meanwhile: (now) => withoutItem(now, item_id) },
        ),
      ),
    chooseMethod: (shipping_method: ShippingMethod) =>
      told(
        sendCartChange(
          cartMethodCall,
          { shipping_method, language_id },
          { meanwhile: (now) => withMethod(now, shipping_method), of: "method" },
        ),
      ),
  };
}
