import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { HelpPhone } from "../../links/help-phone.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { PreferenceMenus } from "../../preferences/preference-menus.tsx";
import { Facts } from "../facts.tsx";
import { AccountAndCart, CategoryMenuSlot, SearchSlot, ServicesMenu } from "../wide-slots.tsx";

const TRIGGER = "px-2.5 text-14 font-semibold";
const SERVICES = "me-3 rounded-btn border-2 border-transparent px-3 font-semibold hover:border-ink";
const LINK =
  "flex min-h-11 items-center rounded-btn border-2 border-transparent px-2 font-semibold whitespace-nowrap xl:px-3 " +
  "hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-accent-tint";

/** Pakketboot: search takes the whole first row; our promises are below, each with a tick. */
export function SearchFirstHeader() {
  const t = useT();
  const { hasShop, shop, main, company } = useShellLinks();
  const tick = <Icon name="check" className="icon-s stroke-3 text-good" />;
  return (
    <>
      <div className="page flex min-h-20 items-center gap-8">
        <HomeLink />
        <SearchSlot />
        {!hasShop && (
          <nav className="-me-3 ms-auto flex" aria-label={t("shell.nav.main")}>
            <ShellLinkList
              links={[...main, ...company]}
              className="flex gap-1"
              linkClassName={LINK}
            />
          </nav>
        )}
        <div className="-me-3 flex items-center">
          {hasShop && <ServicesMenu triggerClassName={SERVICES} />}
          <AccountAndCart />
        </div>
      </div>
      <div className="border-t-2 border-ink bg-accent-tint">
        <div className="page flex items-center gap-8 text-14">
          {hasShop ? (
            <nav className="-ms-2 flex gap-1 xl:-ms-3" aria-label={t("shell.nav.main")}>
              <CategoryMenuSlot className="flex gap-1" linkClassName={LINK} />
              <ShellLinkList links={shop} className="flex gap-1" linkClassName={LINK} />
            </nav>
          ) : (
            <Facts sign={tick} className="flex gap-6 font-medium" />
          )}
          <div className="-me-3 ms-auto flex items-center">
            {!hasShop && <HelpPhone className="me-3 font-semibold" />}
            <PreferenceMenus triggerClassName={TRIGGER} />
          </div>
        </div>
      </div>
    </>
  );
}
