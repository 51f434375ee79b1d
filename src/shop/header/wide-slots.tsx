import { Suspense } from "react";
import { AccountButton } from "#features/account/shop/header/account-button.tsx";
import { CategoryLinks } from "#features/catalogue/shop/menu/category-links.tsx";
import { SearchBox } from "#features/catalogue/shop/search/search-box.tsx";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Disclosure } from "#ui/floating/disclosure.tsx";
import { Menu } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ShellLinkList } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/shell-links.ts";
import { CartSlot, SearchButtonSlot, useHasShop } from "./header-slots.tsx";
import { MenuPanel } from "./menu-panel.tsx";

type PanelMenuProps = {
  /** The whole menu of the shop, or the categories with their subcategories. */
  of: "everything" | "categories";
  triggerClassName?: string;
};

/** Opens a panel below the whole header. If category names follow in the row, its own label needs a wide screen. */
export function PanelMenu({ of, triggerClassName }: PanelMenuProps) {
  const t = useT();
  const name = t(of === "everything" ? "shell.menu" : "catalogue.menu.all");
  return (
    <Disclosure
      className="group"
      label={name}
      triggerClassName={triggerClassName}
      trigger={
        <>
          <Icon name="menu" className="group-open:hidden" />
          <Icon name="x" className="not-group-open:hidden" />
          <span className={of === "everything" ? undefined : "max-xl:hidden"}>{name}</span>
        </>
      }
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--sticky-top,6rem))] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-float"
    >
      {/* Hydrated in a separate task. */}
      <Suspense>
        <MenuPanel of={of} />
      </Suspense>
    </Disclosure>
  );
}

type MenuSlotProps = { className?: string; linkClassName?: string };

/** The main categories in a row, after the menu of their subcategories. */
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

export function SearchSlot() {
  const { search } = useTraits();
  const hasShop = useHasShop();
  return hasShop && search === "field" ? <SearchBox /> : <SearchButtonSlot />;
}

/** At the end of the row. */
export const AccountAndCart = () => (
  <>
    <AccountButton />
    <CartSlot />
  </>
);

type ServicesMenuProps = { className?: string; triggerClassName?: string; align?: "start" | "end" };

/** Our services besides selling goods, for a header whose rows are filled by goods. */
export function ServicesMenu({ className, triggerClassName, align = "end" }: ServicesMenuProps) {
  const t = useT();
  const { services } = useShellLinks();
  const name = t("shell.nav.services");
  return (
    <nav className={className} aria-label={name}>
      <Menu
        align={align}
        triggerClassName={triggerClassName}
        trigger={
          <>
            {name}
            <Icon name="chevron-down" className="icon-s" />
          </>
        }
      >
        <ShellLinkList links={services} linkClassName="menu-item whitespace-nowrap" />
      </Menu>
    </nav>
  );
}
