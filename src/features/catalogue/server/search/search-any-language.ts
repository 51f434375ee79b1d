import type { SearchQuery, SearchResult } from "#ports/search.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";

/**
 * In the language of the page. Where that finds nothing, as typed in the others of the site: people know goods by
 * the names that shops abroad give them.
 */
export async function searchAnyLanguage(
  { index }: Pick<CatalogueDeps, "index">,
  query: SearchQuery,
  languages: readonly string[],
): Promise<SearchResult> {
  const found = await index.search(query);
  if (found.total > 0 || query.text.trim() === "") return found;
  for (const language of languages) {
    if (language === query.language) continue;
    const other = await index.search({ ...query, language });
    if (other.total > 0 && other.searchedText === undefined) return other;
  }
  return found;
}
