import { useT } from "#i18n/use-t.ts";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { ColourModeMenu } from "../../preferences/colour-mode-menu.tsx";
import { CurrencyMenu } from "../../preferences/currency-menu.tsx";
import { LanguageMenu } from "../../preferences/language-menu.tsx";
import { AccountAndCart, CategoryMenuSlot, SearchSlot, ServicesMenu } from "../wide-slots.tsx";

const TRIGGER = "label px-3 text-12";
const LINK =
  "label flex min-h-11 items-center rounded-none border-y border-transparent text-12 whitespace-nowrap " +
  "hover:border-b-ink aria-[current=page]:border-b-ink";

/** Atelier: the name in the middle, thin lines, nothing louder than the goods. */
export function CentredHeader() {
  const t = useT();
  const { hasShop, shop, main, company } = useShellLinks();
  const rest = hasShop ? shop : [...main, ...company];
  return (
    <>
      <div className="page grid min-h-22 grid-cols-[1fr_auto_1fr] items-center">
        <div className="-ms-3 flex">
          {hasShop && <ServicesMenu triggerClassName={TRIGGER} align="start" />}
          <LanguageMenu triggerClassName={TRIGGER} align="start" />
          <CurrencyMenu triggerClassName={TRIGGER} align="start" />
        </div>
        <HomeLink />
        <div className="-me-3 flex justify-end">
          <SearchSlot />
          <ColourModeMenu />
          <AccountAndCart />
        </div>
      </div>
      <nav className="border-t border-line" aria-label={t("shell.nav.main")}>
        <div className="page flex justify-center gap-6 xl:gap-10">
          <CategoryMenuSlot className="flex gap-6 xl:gap-10" linkClassName={LINK} />
          <ShellLinkList links={rest} className="flex gap-6 xl:gap-10" linkClassName={LINK} />
        </div>
      </nav>
    </>
  );
}
