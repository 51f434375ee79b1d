import { CartButton } from "#features/cart/shop/header/cart-button.tsx";
import { SearchButton } from "#features/catalogue/shop/search/search-button.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";

/**
 * Slots in every header for parts that need a capability. Each renders nothing without it, so there are no dead
 * links. Slots only for wide headers are in `wide-slots.tsx`, which phones do not load.
 */
export const useHasShop = () => useShell().config.site.switches.marketplace === true;

export function SearchButtonSlot() {
  const hasShop = useHasShop();
  return hasShop ? <SearchButton /> : null;
}

export function CartSlot() {
  const hasShop = useHasShop();
  return hasShop ? <CartButton /> : null;
}
