import { useEffect } from "react";
import { visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { reportLanguage } from "./change-language.ts";

const KNOWN = "language";

type Opened = { language: string; siteLanguages: readonly string[] };
type Browser = { storage: Pick<Storage, "getItem" | "setItem">; languages: readonly string[] };

/**
 * Stores the page's language; returns true if the server knows another one: that of the previous page in this browser
 * or, on the first page, the one that the browser requests.
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

/** SPEC §2: a language change is also sent to the server, even if it came from an opened address. */
export function useReportLanguage(): void {
  const { language, config } = useShell();
  useEffect(() => {
    const siteLanguages = config.site.languages.map(({ iso_code }) => iso_code);
    try {
      const browser = { storage: localStorage, languages: navigator.languages };
      if (noteLanguage({ language, siteLanguages }, browser)) void reportLanguage(language);
    } catch {
      // Without storage nothing can be compared; the address still says the page's language.
    }
  }, [language, config]);
}
