import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { PreferenceMenus } from "../../preferences/preference-menus.tsx";
import { Facts } from "../facts.tsx";
import { AccountAndCart, CategoryMenuSlot, SearchSlot, ServicesMenu } from "../wide-slots.tsx";

const TRIGGER = "px-2 text-14 font-medium hover:bg-sunk";
const LINK =
  "flex min-h-11 items-center rounded-none border-y-3 border-transparent px-2 font-semibold whitespace-nowrap " +
  "hover:border-b-accent aria-[current=page]:border-b-accent xl:px-3";

/** True facts where other shops shout discounts; a phone shows only the first. */
export function DealsStrip() {
  const star = <Icon name="star" className="icon-s fill-detail text-detail" />;
  return (
    <div className="bg-foot text-on-foot">
      <Facts
        sign={star}
        className="page flex min-h-9 items-center justify-center gap-10 text-14 font-medium max-sm:[&>li:nth-child(n+2)]:hidden max-lg:[&>li:nth-child(n+3)]:hidden"
      />
    </div>
  );
}

/** Perku JAV: big logo, solid words. */
export function DealsStripHeader() {
  const t = useT();
  const { hasShop, shop, main, company } = useShellLinks();
  return (
    <>
      <div className="page flex min-h-22 items-center gap-4 xl:gap-8">
        <HomeLink className="xl:[--logo-size:34px]" />
        <SearchSlot />
        {!hasShop && (
          <nav className="ms-auto flex" aria-label={t("shell.nav.main")}>
            <ShellLinkList links={[...main, ...company]} className="flex" linkClassName={LINK} />
          </nav>
        )}
        <div className="-me-2.5 flex items-center">
          {hasShop && <ServicesMenu triggerClassName={TRIGGER} />}
          <PreferenceMenus triggerClassName={TRIGGER} />
          <AccountAndCart />
        </div>
      </div>
      {hasShop && (
        <nav className="border-t-2 border-ink" aria-label={t("shell.nav.main")}>
          <div className="page flex justify-between">
            <CategoryMenuSlot className="-ms-2 flex xl:-ms-3" linkClassName={LINK} />
            <ShellLinkList
              links={shop}
              className="-me-2 flex xl:-me-3"
              linkClassName={`${LINK} text-accent-text`}
            />
          </div>
        </nav>
      )}
    </>
  );
}
