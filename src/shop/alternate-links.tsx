import { useLocation } from "react-router";
import { localisePath, readLocalePath } from "#features/sites/domain/locale-path.ts";
import { isHiddenQuery } from "#features/sites/domain/robots.ts";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { isHiddenPage } from "#platform/pages/page-rules.ts";

/** The canonical address, the page in the site's other languages, and whether search engines may index it (SPEC §2). */
export function AlternateLinks() {
  const shell = useOptionalShell();
  const { pathname, search } = useLocation();
  if (!shell) return null;
  const languages = shell.config.site.available_locales;
  const located = readLocalePath(pathname, languages, () => shell.language);
  if (located.kind === "redirect") return null;
  const address = (language: string) =>
    shell.origin + localisePath(located.path.replace(/(?<=.)\/+$/, ""), language);
  return (
    <>
      <link rel="canonical" href={address(located.language)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(languages[0] ?? "en")} />
      {(isHiddenPage(pathname) || isHiddenQuery(new URLSearchParams(search))) && (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
