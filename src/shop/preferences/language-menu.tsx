import { useLocation } from "react-router";
import type { StoreConfig } from "#features/sites/contract.ts";
import { localisePath, readLocalePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { isUntrackedPage } from "#platform/pages/page-rules.ts";
import { Menu } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { changeLanguage } from "./change-language.ts";

type LanguageMenuProps = PreferenceMenuProps & {
  /** On a phone shows the language's code instead of its name. */
  short?: boolean;
};

/** A site with one language has no switch. */
export function LanguageMenu({
  triggerClassName,
  align = "end",
  short = false,
}: LanguageMenuProps) {
  const t = useT();
  const links = useLanguageLinks();
  const current = links.find((link) => link.isCurrent);
  if (links.length < 2) return null;
  return (
    <Menu
      align={align}
      triggerClassName={triggerClassName}
      trigger={
        <>
          <VisuallyHidden>{t("shell.language")}: </VisuallyHidden>
          <span className={short ? "max-sm:hidden" : undefined}>{current?.title}</span>
          {short && (
            <span className="sm:hidden" aria-hidden="true">
              {current?.isoCode.toUpperCase()}
            </span>
          )}
          <Icon name="chevron-down" className="icon-s" />
        </>
      }
    >
      <LanguageList linkClassName="menu-item" />
    </Menu>
  );
}

/** Each header styles the language, currency and colour menus in its own way. */
export type PreferenceMenuProps = { triggerClassName?: string; align?: "start" | "end" };

export function useLanguageLinks() {
  const { config, language } = useShell();
  const { pathname, search } = useLocation();
  // Pages with one visitor's data are never cached, and some are found only by their query.
  return languageLinks(config.site, pathname, language, isUntrackedPage(pathname) ? search : "");
}

type LanguageListProps = { className?: string; linkClassName: string; short?: boolean };

/** Plain links with a full page load, because the browser does not have the other language's messages. */
export function LanguageList({ className, linkClassName, short = false }: LanguageListProps) {
  const links = useLanguageLinks();
  if (links.length < 2) return null;
  return (
    <ul className={className}>
      {links.map(({ isoCode, title, href, isCurrent }) => (
        <li key={isoCode}>
          <a
            href={href}
            hrefLang={isoCode}
            lang={isoCode}
            className={isCurrent ? linkClassName : `${linkClassName} foreign-words`}
            aria-current={isCurrent || undefined}
            aria-label={short ? `${isoCode.toUpperCase()}, ${title}` : undefined}
            onClick={(event) => changeLanguage(event, isoCode)}
          >
            {short ? isoCode.toUpperCase() : title}
          </a>
        </li>
      ))}
    </ul>
  );
}

type LanguageLink = { isoCode: string; title: string; href: string; isCurrent: boolean };

/**
 * The same page in each language of the site. For a cached page `search` is empty, so that it never contains a
 * visitor's query.
 */
export function languageLinks(
  site: Pick<StoreConfig["site"], "languages" | "available_locales">,
  pathname: string,
  current: string,
  query = "",
): LanguageLink[] {
  const located = readLocalePath(pathname, site.available_locales, () => current);
  const path = located.kind === "localised" ? located.path : "/";
  return site.languages.map(({ iso_code, local_title }) => ({
    isoCode: iso_code,
    title: local_title,
    href: localisePath(path, iso_code) + query,
    isCurrent: iso_code === current,
  }));
}
