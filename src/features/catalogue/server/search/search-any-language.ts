import type { SearchQuery, SearchResult } from "#ports/search.ts";
import { contextLanguages } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";

/**
 * Searches in the language of the page. If nothing matches as typed, the site's other languages are tried: people may
 * know products by their foreign names. If none matches, results with another spelling or fewer words are used.
 */
export async function searchAnyLanguage(
  { index }: Pick<CatalogueDeps, "index">,
  context: CatalogueContext,
  query: SearchQuery,
): Promise<SearchResult> {
  const found = await index.search(query);
  if (query.text.trim() === "" || isAsTyped(found)) return found;
  for (const language of otherLanguages(context)) {
    const other = await index.search({ ...query, language });
    if (isAsTyped(other)) return other;
  }
  return found;
}

const isAsTyped = ({ total, searchedText }: SearchResult) =>
  total > 0 && searchedText === undefined;

/** Product names may fall back to English on a site without English; the search uses only the site's languages. */
function otherLanguages(context: CatalogueContext): string[] {
  const ofSite = new Set(context.site.languages.map(({ isoCode }) => isoCode));
  return contextLanguages(context).filter(
    (language) => language !== context.language && ofSite.has(language),
  );
}
