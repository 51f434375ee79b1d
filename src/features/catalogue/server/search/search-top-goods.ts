import type { SearchQuery, SearchResult, TermsKey } from "#ports/search.ts";
import { SORT, type SortType } from "#ports/sort-type.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";

type SearchTopGoodsInput = {
  terms?: Partial<Record<TermsKey, readonly string[]>>;
  sort?: SortType;
  limit: number;
  facets?: SearchQuery["facets"];
};

/** The first products that match, sorted by best sellers unless another order is given. */
export function searchTopGoods(
  { index }: Pick<CatalogueDeps, "index">,
  { site, language }: CatalogueContext,
  { terms = {}, sort = SORT.bestSellers, limit, facets = [] }: SearchTopGoodsInput,
): Promise<SearchResult> {
  return index.search({
    siteId: site.id,
    language,
    text: "",
    filters: { terms, ranges: {} },
    sort,
    offset: 0,
    limit,
    facets,
  });
}
