import { AccountButton } from "#features/account/shop/header/account-button.tsx";
import { CartButton } from "#features/cart/shop/header/cart-button.tsx";
import { CategoryColumns } from "#features/catalogue/shop/menu/category-columns.tsx";
import { CategoryLinks } from "#features/catalogue/shop/menu/category-links.tsx";
import { SearchBox } from "#features/catalogue/shop/search/search-box.tsx";
import { SearchButton } from "#features/catalogue/shop/search/search-button.tsx";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeaderShape } from "#themes/theme-traits.ts";

/**
 * Places in every header for what comes with its capability. Each renders nothing until then,
 * so there is no dead link; a capability fills its place here, once for all seven shapes.
 * `full`: in the wide header; `compact`: an icon in the one row of phones; `list`: in the phone's menu;
 * `panel`: in a menu as wide as the page.
 */
export type SlotProps = { look: "full" | "compact" | "list" | "panel" };

type MenuSlotProps = {
  look: "full" | "panel";
  className?: string;
  linkClassName?: string;
};

const useHasShop = () => useShell().config.site.switches.marketplace === true;

export function CategoryMenuSlot({ look, ...links }: MenuSlotProps) {
  const hasShop = useHasShop();
  if (!hasShop) return null;
  return look === "panel" ? <CategoryColumns /> : <CategoryLinks {...links} />;
}

/** Headers that stay quiet show an icon, which opens the field over the page. */
const QUIET: readonly HeaderShape[] = ["centred", "tall-centred"];

export function SearchSlot({ look }: SlotProps) {
  const isQuiet = QUIET.includes(useTraits().header);
  const hasShop = useHasShop();
  if (!hasShop) return null;
  return look === "full" && !isQuiet ? <SearchBox /> : <SearchButton />;
}

/** The phone's menu lists the account's pages itself. */
export function AccountSlot(_props: SlotProps) {
  return <AccountButton />;
}

export function CartSlot(_props: SlotProps) {
  const hasShop = useHasShop();
  return hasShop ? <CartButton /> : null;
}
