import { useLocation } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isUntrackedPage } from "#platform/pages/page-rules.ts";
import { changeLanguage } from "./change-language.ts";
import { languageLinks } from "./language-links.ts";

export function useLanguageLinks() {
  const { config, language } = useShell();
  const { pathname, search } = useLocation();
  // Pages about one visitor's things are never cached, and some are found by their query alone.
  return languageLinks(config.site, pathname, language, isUntrackedPage(pathname) ? search : "");
}

type Props = { className?: string; linkClassName: string; short?: boolean };

/** Plain links with a full load: the texts of the other language are not in the browser. */
export function LanguageList({ className, linkClassName, short = false }: Props) {
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
