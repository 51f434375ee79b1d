import { CartButton } from "#features/cart/shop/header/cart-button.tsx";
import { SearchButton } from "#features/catalogue/shop/search/search-button.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";

/**
 * Places in every header for what comes with its capability. Each renders nothing until then, so there is no
 * dead link. Those of wide headers alone are in `wide-slots.tsx`, which phones do not load.
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
