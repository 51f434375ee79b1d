import { AccountButton } from "#features/account/shop/header/account-button.tsx";
import { CartButton } from "#features/cart/shop/header/cart-button.tsx";
import { CategoryLinks } from "#features/catalogue/shop/menu/category-links.tsx";
import { SearchBox } from "#features/catalogue/shop/search/search-box.tsx";
import { SearchButton } from "#features/catalogue/shop/search/search-button.tsx";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { PanelMenu } from "./panel-menu.tsx";

/**
 * Places in every header for what comes with its capability. Each renders nothing until then,
 * so there is no dead link; a capability fills its place here, once for all seven shapes.
 * `full`: in the wide header; `compact`: an icon in the one row of phones.
 */
export type SlotProps = { variant: "full" | "compact" };

type MenuSlotProps = { className?: string; linkClassName?: string };

const useHasShop = () => useShell().config.site.switches.marketplace === true;

/** The main categories in a row, after the menu of what is below them. */
export function CategoryMenuSlot({ className, linkClassName }: MenuSlotProps) {
  const hasShop = useHasShop();
  if (!hasShop) return null;
  return (
    <div className={className}>
      <PanelMenu of="categories" triggerClassName={linkClassName} />
      <CategoryLinks className="contents" linkClassName={linkClassName} />
    </div>
  );
}

export function SearchSlot({ variant: look }: SlotProps) {
  const { search } = useTraits();
  const hasShop = useHasShop();
  if (!hasShop) return null;
  return look === "full" && search === "field" ? <SearchBox /> : <SearchButton />;
}

/** The phone's menu lists the account's pages itself. */
export function AccountSlot(_props: SlotProps) {
  return <AccountButton />;
}

export function CartSlot(_props: SlotProps) {
  const hasShop = useHasShop();
  return hasShop ? <CartButton /> : null;
}
