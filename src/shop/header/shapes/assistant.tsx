import { AccountButton } from "#features/account/shop/header/account-button.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { ShellLinkList } from "../../links/shell-link.tsx";
import { useShellLinks } from "../../links/shell-links.ts";
import { ColourModeMenu } from "../../preferences/colour-mode-menu.tsx";
import { CurrencyMenu } from "../../preferences/currency-menu.tsx";
import { LanguageList } from "../../preferences/language-menu.tsx";

const LINK =
  "flex min-h-11 items-center rounded-btn px-3 font-medium xl:px-4 whitespace-nowrap hover:bg-sunk " +
  "aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text";
const LANGUAGE =
  "flex min-h-11 min-w-11 items-center justify-center rounded-btn text-ink-2 hover:bg-sunk aria-[current]:font-semibold aria-[current]:text-ink";

/** Tarpininkė: no shop menu, few words, and space around them. */
export function AssistantHeader() {
  const t = useT();
  const { language } = useShell();
  const { main, company } = useShellLinks();
  const pages = [...main, ...company].filter((link) => link.to !== "/contacts");
  return (
    <div className="page flex min-h-24 items-center gap-4 xl:gap-8">
      <HomeLink />
      <nav aria-label={t("shell.nav.main")}>
        <ShellLinkList links={pages} className="flex gap-1" linkClassName={LINK} />
      </nav>
      <div className="ms-auto flex items-center gap-1">
        <LanguageList className="flex" linkClassName={LANGUAGE} short />
        <CurrencyMenu triggerClassName="px-2.5 hover:bg-sunk" />
        <ColourModeMenu />
        <ButtonLink className="mx-2" to={`/${language}/contacts`} prefetch="intent" viewTransition>
          {t("shell.nav.contacts")}
        </ButtonLink>
        <AccountButton />
      </div>
    </div>
  );
}
