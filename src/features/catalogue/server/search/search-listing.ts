import type { SearchFilters, SearchResult } from "#ports/search.ts";
import type { Arrangement } from "../../domain/arrangement.ts";
import { pathOf } from "../../domain/arrangement.ts";
import { categoryPath } from "../../domain/categories/category-tree.ts";
import { type AskedFilters, askedFilters, withScope } from "../../domain/listing/asked-filters.ts";
import { type ListingAddress, MAX_PAGE } from "../../domain/listing/listing-address.ts";
import { listingFacets } from "../../domain/listing/listing-facets.ts";
import { cardsUpTo } from "../../domain/listing/listing-paging.ts";
import type { ListingScope } from "../../domain/listing/listing-scope.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { toListedCard, toShownCard } from "../../domain/product/shown-card.ts";
import { variantWish } from "../../domain/product/wished-variant.ts";
import { defaultSort, SORT } from "../../domain/sort-type.ts";
import { pickTranslation } from "../../domain/translation.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { placeLanguages } from "../showing/card-place.ts";
import { listCardsByIds } from "../showing/list-cards-by-ids.ts";

type Asked = { scope: ListingScope; address: ListingAddress };

const SIMILAR = 12;
const NOTHING: SearchResult = { ids: [], total: 0, facets: [], didYouMean: [] };

/** One address of a listing: all cards up to its page, exact counts, the facets that SPEC §5 shows. */
export async function searchListing(
  deps: CatalogueDeps,
  place: CataloguePlace,
  { scope, address }: Asked,
): Promise<ListingView> {
  const arrangement = await deps.arrangement.get();
  const sort = address.sort ?? defaultSort({ text: address.text, siteDefault: siteSort(place) });
  const page = clampPage(address.page);
  const filters = askedFilters(address, arrangement);
  const found = filters
    ? await deps.index.search({
        siteId: place.site.id,
        language: place.language,
        text: address.text,
        filters: toSearchFilters(withScope(filters, scope, arrangement, place.site.categorySet)),
        sort,
        offset: 0,
        limit: cardsUpTo(page),
        facets: "all",
      })
    : NOTHING;
  const result = address.isExact ? asTyped(found) : found;
  const category =
    scope.kind === "category" ? (arrangement.categories.get(scope.categoryId) ?? null) : null;
  return {
    cards: (await listCardsByIds(deps, place, result.ids, variantWish(address, arrangement))).map(
      toListedCard,
    ),
    total: result.total,
    page: Math.min(page, lastPage(result.total)),
    sort,
    facets:
      result.total === 0 && result.facets.length === 0
        ? []
        : listingFacets(result.facets, {
            arrangement,
            languages: placeLanguages(place),
            category,
            address,
          }),
    categories: categoriesBelow(result, scope, arrangement, place),
    didYouMean: result.didYouMean,
    searchedText: result.searchedText ?? null,
    similar: result.total === 0 ? await listInstead(deps, place, scope) : [],
  };
}

/** Another spelling is searched only where the typed one finds nothing, so that is the answer. */
function asTyped(found: SearchResult): SearchResult {
  const { searchedText: text, total: count } = found;
  if (text === undefined) return found;
  return { ...NOTHING, didYouMean: [{ text, count }, ...found.didYouMean] };
}

function siteSort({ site, language }: CataloguePlace): number | null {
  return site.languages.find(({ isoCode }) => isoCode === language)?.defaultSort ?? null;
}

/** −1, 10⁹ and NaN are pages too. */
function clampPage(page: number): number {
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

function lastPage(total: number): number {
  let page = 1;
  while (page < MAX_PAGE && cardsUpTo(page) < total) page += 1;
  return page;
}

/** Keys were checked against what there is; the port's types name them one by one. */
function toSearchFilters({ terms, ranges }: AskedFilters): SearchFilters {
  return { terms, ranges };
}

/** The level below the listing's own category, or the top one; counts follow the other filters. */
function categoriesBelow(
  { facets }: SearchResult,
  scope: ListingScope,
  { categories }: Arrangement,
  place: CataloguePlace,
): ListingView["categories"] {
  const facet = facets.find(({ key }) => key === "category_ids");
  const counts = new Map(
    facet?.type === "terms" ? facet.values.map(({ value, count }) => [Number(value), count]) : [],
  );
  const parentId = scope.kind === "category" ? scope.categoryId : null;
  return [...categories.values()]
    .filter((one) => one.parentId === parentId && one.set === place.site.categorySet)
    .map(({ id, names }) => ({
      id,
      path: parentId === null ? null : categoryPath(pathOf(categories, id)),
      name: pickTranslation(names, placeLanguages(place)),
      count: counts.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** Nothing fits: the best sellers of the same place, without what was asked of them. */
async function listInstead(deps: CatalogueDeps, place: CataloguePlace, scope: ListingScope) {
  const arrangement = await deps.arrangement.get();
  const everything = { terms: {}, ranges: {} };
  const { ids } = await deps.index.search({
    siteId: place.site.id,
    language: place.language,
    text: "",
    filters: toSearchFilters(withScope(everything, scope, arrangement, place.site.categorySet)),
    sort: SORT.bestSellers,
    offset: 0,
    limit: SIMILAR,
    facets: [],
  });
  return (await listCardsByIds(deps, place, ids)).map(toShownCard);
}
