import { Icon } from "#ui/icon/icon.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLink } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { PreferenceMenus } from "../../preferences/preference-menus.tsx";
import { AccountAndCart, PanelMenu, SearchSlot } from "../wide-slots.tsx";

const TRIGGER = "px-2.5 text-14 font-semibold hover:bg-sunk";

/** Cartage Baltics: one row; the menu opens a panel as wide as the page. */
export function MenuPanelHeader() {
  const { hasShop } = useShellLinks();
  return (
    <div className="page flex min-h-20 items-center gap-6">
      <PanelMenu of="everything" triggerClassName="-ms-3 px-3 font-semibold hover:bg-sunk" />
      <HomeLink />
      {hasShop ? <SearchSlot /> : <CalculateLink />}
      <div className="-me-2.5 flex items-center">
        <PreferenceMenus triggerClassName={TRIGGER} />
        <AccountAndCart />
      </div>
    </div>
  );
}

/** On a site without search, the price is what people ask first. */
function CalculateLink() {
  return (
    <div className="relative flex min-w-0 flex-1 items-center rounded-btn bg-sunk font-medium hover:bg-accent-tint">
      <Icon name="calculator" className="absolute start-4 text-accent-text" />
      <ShellLink
        link={{ label: "shell.calculate_price", to: "/calculate" }}
        className="flex min-h-12 flex-1 items-center rounded-btn ps-12"
      />
      <Icon
        name="arrow-right"
        className="pointer-events-none absolute end-4 text-ink-3 rtl:rotate-180"
      />
    </div>
  );
}
