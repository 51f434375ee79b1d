import { useDestination } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { HelpPhone } from "../../links/help-phone.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { ColourModeMenu } from "../../preferences/colour-mode-menu.tsx";
import { LanguageMenu } from "../../preferences/language-menu.tsx";
import { useCurrency } from "../../preferences/use-currency.ts";
import { AccountAndCart, CategoryMenuSlot, SearchSlot, ServicesMenu } from "../wide-slots.tsx";

const LINK =
  "flex min-h-11 items-center rounded-none border-y-2 border-transparent px-2.5 text-14 whitespace-nowrap " +
  "hover:border-b-accent aria-[current=page]:border-b-accent aria-[current=page]:font-semibold";

/** Cartage: search in the middle, categories below. */
export function TwoRowsHeader() {
  const t = useT();
  const { hasShop, shop, main, company } = useShellLinks();
  return (
    <>
      <div className="page flex min-h-18 items-center gap-8">
        <HomeLink />
        <DestinationAndCurrency />
        <SearchSlot />
        <div className="ms-auto -me-3 flex items-center gap-1">
          {!hasShop && <HelpPhone className="me-4 text-14 font-medium" />}
          <LanguageMenu triggerClassName="px-3 text-14 font-medium" />
          <ColourModeMenu />
          <AccountAndCart />
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page flex justify-between">
          <nav className="-ms-2.5 flex flex-1 justify-between" aria-label={t("shell.nav.main")}>
            <div className="flex">
              <CategoryMenuSlot className="flex" linkClassName={LINK} />
              {hasShop && <span className="mx-3 my-auto h-4 border-s border-line-2" />}
              <ShellLinkList links={hasShop ? shop : main} className="flex" linkClassName={LINK} />
            </div>
            <ShellLinkList
              links={hasShop ? main : company}
              className={classNames("-me-2.5 flex", hasShop && "max-xl:hidden")}
              linkClassName={`${LINK} text-ink-2`}
            />
          </nav>
          {hasShop && <ServicesMenu className="-me-3 xl:hidden" triggerClassName="px-3 text-14" />}
        </div>
      </div>
    </>
  );
}

/** The country that the site delivers to, and the currency of its prices; opens the choice of both. */
function DestinationAndCurrency() {
  const t = useT();
  const country = useDestination();
  const { selected } = useCurrency();
  const open = async () =>
    (await import("../../preferences/open-destination-choice.tsx")).openDestinationChoice();
  return (
    <button
      type="button"
      className="menu-trigger -mx-2 gap-2.5 px-2 noscript:hidden"
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="map-pin" />
      <span className="grid text-start leading-tight">
        <span className="text-12 text-ink-3">{t("shell.delivery_to")}</span>
        <span className="text-14 font-semibold">
          {[country, selected?.isoCode].filter(Boolean).join(", ")}
        </span>
      </span>
      <Icon name="chevron-down" className="icon-s text-ink-3" />
    </button>
  );
}
