import { type ReactNode, useEffect, useId } from "react";
import { accountLinks } from "#features/account/shop/account-links.ts";
import { AccountList } from "#features/account/shop/header/account-list.tsx";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { CategoryAccordion } from "#features/catalogue/shop/menu/category-accordion.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Drawer } from "#ui/floating/drawer.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { HelpPhone } from "../links/help-phone.tsx";
import { ShellLink } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/shell-links.ts";
import { ColourModeChoice } from "../preferences/colour-mode-choice.tsx";
import { CurrencyChoice } from "../preferences/currency-choice.tsx";
import { DestinationButton } from "../preferences/destination-button.tsx";
import { LanguageList, useLanguageLinks } from "../preferences/language-menu.tsx";
import { useViewport } from "../viewport/viewport.store.ts";

/** Everything that the wide header shows at once. */
export function MenuDrawer({ side }: { side: "start" | "end" }) {
  const t = useT();
  const modal = useModal();
  const name = useId();
  const { shop, services, company } = useShellLinks();
  const own = useOwnPaths();
  // The account's own list already contains some of them.
  const others = services.filter(({ to }) => !own.includes(to));
  useCloseWhenWide();
  return (
    <Drawer title={t("shell.menu")} side={side}>
      <nav aria-label={t("shell.nav.main")} className="border-b border-line">
        <CategoryAccordion />
        <ul>
          {[...shop, ...others, ...company].map((link) => (
            <li key={link.to} className="relative border-t border-line">
              <ShellLink
                link={link}
                onClick={modal?.close}
                className="flex min-h-13 items-center text-18 font-medium aria-[current=page]:text-accent-text"
              />
              <Icon
                name="chevron-right"
                className="pointer-events-none absolute inset-y-0 end-0 my-auto text-ink-3 rtl:rotate-180"
              />
            </li>
          ))}
        </ul>
        <AccountList onLeave={modal?.close} />
      </nav>
      <div className="grid grid-cols-1 gap-5 pt-6">
        <Languages />
        <DestinationButton className="btn btn-line justify-between" />
        <Preference title={t("shell.currency")}>
          <CurrencyChoice name={`${name}currency`} />
        </Preference>
        <Preference title={t("shell.mode")}>
          <ColourModeChoice name={`${name}mode`} />
        </Preference>
        <HelpPhone className="text-16 font-semibold" />
      </div>
    </Drawer>
  );
}

function useOwnPaths(): string[] {
  const { config } = useShell();
  return useCurrentUser() ? accountLinks(config).map(({ to }) => to) : [];
}

function Languages() {
  const t = useT();
  if (useLanguageLinks().length < 2) return null;
  return (
    <Preference title={t("shell.language")}>
      <LanguageList
        className="grid grid-cols-2 gap-2"
        linkClassName="chip w-full justify-center aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
      />
    </Preference>
  );
}

function Preference({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2 max-sm:[&_.segment]:px-1.5">
      <p className="label text-ink-2" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

/** A tablet that is turned shows the wide header, which contains all of this. */
function useCloseWhenWide() {
  const modal = useModal();
  const { isMobile } = useViewport();
  useEffect(() => {
    if (!isMobile) modal?.close();
  }, [isMobile, modal]);
}
