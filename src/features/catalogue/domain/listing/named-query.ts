import type { Site } from "#features/sites/domain/site.ts";

/** What a query key of the search protocol means. */
export type NamedQuery = {
  kind: "products" | "suggestions" | "categories";
  language: string;
  countryId: number;
};

/** Query keys with this suffix return suggestions. */
const SUGGESTIONS = "-suggestions";

/** SPEC §1: each pair of country and language has its key. Keys of other sites are unknown here. */
export function findNamedQuery(site: Site, key: string, locale?: string): NamedQuery | undefined {
  const fallback = site.languages.find(({ isoCode }) => isoCode === locale) ?? site.languages[0];
  if (key === site.categoryDocKey && fallback) {
    return {
      kind: "categories",
      language: fallback.isoCode,
      countryId: site.defaultCountryId,
    };
  }
  const isSuggestion = key.endsWith(SUGGESTIONS);
  const productKey = isSuggestion ? key.slice(0, -SUGGESTIONS.length) : key;
  const entry = site.queryKeys.find((one) => one.key === productKey);
  const language = site.languages.find(({ id }) => id === entry?.languageId);
  if (!entry || !language) return undefined;
  return {
    kind: isSuggestion ? "suggestions" : "products",
    language: language.isoCode,
    countryId: entry.countryId,
  };
}
