import type { QueryKey } from "./site.ts";

/** SPEC §1: a country and language pair picks a search query key; the language alone is the fallback. */
export function pickQueryKey(
  keys: readonly QueryKey[],
  countryId: number,
  languageId: number,
): string | undefined {
  const ofLanguage = keys.filter((entry) => entry.languageId === languageId);
  return (ofLanguage.find((entry) => entry.countryId === countryId) ?? ofLanguage[0])?.key;
}
