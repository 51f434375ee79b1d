import { useEffect } from "react";
import { visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { reportLanguage } from "./change-language.ts";

const KNOWN = "language";

type Opened = { language: string; siteLanguages: readonly string[] };
type Browser = { storage: Pick<Storage, "getItem" | "setItem">; languages: readonly string[] };

/**
 * Notes the page's language; true where the server knows another one: that of the page before in this
 * browser or, on the first page, the one that the browser itself asks for.
 */
export function noteLanguage(
  { language, siteLanguages }: Opened,
  { storage, languages }: Browser,
): boolean {
  const acceptLanguage = languages.join(",");
  const before =
    storage.getItem(KNOWN) ?? visitorLanguage(siteLanguages, { cookie: undefined, acceptLanguage });
  storage.setItem(KNOWN, language);
  return before !== language;
}

/** SPEC §2: a language change is also told to the server, also where it is an address that was opened. */
export function useReportLanguage(): void {
  const { language, config } = useShell();
  useEffect(() => {
    const siteLanguages = config.site.languages.map(({ iso_code }) => iso_code);
    try {
      const browser = { storage: localStorage, languages: navigator.languages };
      if (noteLanguage({ language, siteLanguages }, browser)) void reportLanguage(language);
    } catch {
      // Without a storage nothing can be compared; the pages' own addresses say their language.
    }
  }, [language, config]);
}
