import { useT } from "#i18n/use-t.ts";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { PreferenceMenus } from "../../preferences/preference-menus.tsx";
import { AccountAndCart, CategoryMenuSlot, SearchSlot, ServicesMenu } from "../wide-slots.tsx";

const LINK =
  "flex min-h-11 items-center rounded-none border-y-2 border-transparent whitespace-nowrap " +
  "hover:border-b-detail aria-[current=page]:border-b-detail";

/** Qafila: tall, the gate in the middle, one menu on either side. */
export function TallCentredHeader() {
  const t = useT();
  const { hasShop, shop, services, main, company } = useShellLinks();
  return (
    <>
      <div className="page grid min-h-28 grid-cols-[1fr_auto_1fr] items-center gap-8">
        <nav className="flex gap-7" aria-label={t("shell.nav.main")}>
          <ShellLinkList
            links={hasShop ? shop : main}
            className="flex gap-7"
            linkClassName={LINK}
          />
        </nav>
        <HomeLink stacked className="[--logo-size:24px]" />
        <div className="-me-3 flex items-center justify-end">
          {!hasShop && (
            <nav className="me-4" aria-label={t("shell.nav.second")}>
              <ShellLinkList links={company} className="flex gap-7" linkClassName={LINK} />
            </nav>
          )}
          <SearchSlot />
          <PreferenceMenus triggerClassName="px-3" />
          <AccountAndCart />
        </div>
      </div>
      {hasShop && (
        <div className="border-t border-line">
          <div className="page flex justify-between">
            <nav aria-label={t("shell.nav.categories")}>
              <CategoryMenuSlot className="flex gap-6" linkClassName={LINK} />
            </nav>
            <nav className="max-[85rem]:hidden" aria-label={t("shell.nav.services")}>
              <ShellLinkList links={services} className="flex gap-6" linkClassName={LINK} />
            </nav>
            <ServicesMenu className="-me-3 min-[85rem]:hidden" triggerClassName="px-3" />
          </div>
        </div>
      )}
    </>
  );
}
