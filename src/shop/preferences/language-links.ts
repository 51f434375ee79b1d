import type { StoreConfig } from "#features/sites/contract.ts";
import { localisePath, readLocalePath } from "#features/sites/domain/locale-path.ts";

export type LanguageLink = { isoCode: string; title: string; href: string; isCurrent: boolean };

/** The same page in each language of the site. A page that is cached gives no query: it must not carry a visitor's. */
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
