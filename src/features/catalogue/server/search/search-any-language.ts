import type { SearchQuery, SearchResult } from "#ports/search.ts";
import { contextLanguages } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";

/**
 * In the language of the page. Where that finds nothing as typed, in the others of the site: people know goods by
 * the names that shops abroad give them. Only where none does, what another spelling or fewer words find.
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

/** Goods may be named in English where the site has none; searched is only in languages that the site has. */
function otherLanguages(context: CatalogueContext): string[] {
  const ofSite = new Set(context.site.languages.map(({ isoCode }) => isoCode));
  return contextLanguages(context).filter(
    (language) => language !== context.language && ofSite.has(language),
  );
}
