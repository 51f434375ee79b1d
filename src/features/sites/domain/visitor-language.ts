export const LANGUAGE_COOKIE = "locale";

type LanguageHints = {
  cookie?: string | undefined;
  account?: string | undefined;
  acceptLanguage?: string | undefined;
};

/** Product notes §2: cookie, else the account's language, else Accept-Language among the site's, else the first. */
export function visitorLanguage(siteLanguages: readonly string[], hints: LanguageHints): string {
  const preferred = [hints.cookie, hints.account, ...acceptedLanguages(hints.acceptLanguage ?? "")];
  return (
    preferred.find((language) => language && siteLanguages.includes(language)) ??
    siteLanguages[0] ??
    "en"
  );
}

/** The header is untrusted: entries that cannot be parsed are skipped, and only its beginning is read. */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...params] = part.trim().toLowerCase().split(";");
      const quality = params.map((param) => param.trim()).find((param) => param.startsWith("q="));
      return { language: tag.slice(0, 2), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ language, quality }) => /^[a-z]{2}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
