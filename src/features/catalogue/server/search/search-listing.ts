import { pickQueryKey } from "#features/sites/domain/site.ts";
import type { SearchFilters, SearchResult } from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import { categoryPath } from "../../domain/category-tree.ts";
import { type ListingAddress, MAX_PAGE } from "../../domain/listing/listing-address.ts";
import { disabledFields, listingFacets } from "../../domain/listing/listing-facets.ts";
import { cardsUpTo, cardsWindow, lastPage } from "../../domain/listing/listing-paging.ts";
import type { ListingScope } from "../../domain/listing/listing-scope.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import {
  chosenCategory,
  ownFilters,
  type RequestedFilters,
  requestedFilters,
  withScope,
} from "../../domain/listing/requested-filters.ts";
import { variantFilterInput } from "../../domain/product/preferred-variant.ts";
import { toShownCard } from "../../domain/product/shown-card.ts";
import { defaultSort } from "../../domain/sort-type.ts";
import { pathOf, type Taxonomy } from "../../domain/taxonomy.ts";
import { pickTranslation } from "../../domain/translation.ts";
import { contextLanguages, listCardsByIds } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { listListedCards } from "../listed-cards.ts";
import { searchAnyLanguage } from "./search-any-language.ts";

type SearchListingInput = { scope: ListingScope; address: ListingAddress };

const SIMILAR = 12;
const EVERYTHING: RequestedFilters = { terms: {}, ranges: {} };
const NOTHING: SearchResult = { ids: [], total: 0, facets: [], didYouMean: [] };

/** The listing for one address: the cards around its page, exact counts, and the facets that SPEC §5 shows. */
export async function searchListing(
  deps: CatalogueDeps,
  context: CatalogueContext,
  { scope, address: asked }: SearchListingInput,
): Promise<ListingView> {
  const taxonomy = await deps.taxonomy.get();
  const address = ownFilters(asked, scope, taxonomy);
  const sort = address.sort ?? defaultSort({ text: address.text, siteDefault: siteSort(context) });
  const { page, result } = await findPage(address.page, async (window) => {
    const filters = requestedFilters(address, taxonomy) ?? EVERYTHING;
    const query = {
      siteId: context.site.id,
      language: context.language,
      text: address.text,
      filters: toSearchFilters(withScope(filters, scope, taxonomy, context.site.categorySet)),
      sort,
      ...window,
      facets: "all" as const,
    };
    const found = await searchAnyLanguage(deps, context, query);
    return address.isExact ? asTyped(found) : found;
  });
  const cards = await listListedCards(deps, context, {
    ids: result.ids,
    ...variantFilterInput(address, taxonomy),
  });
  return {
    cards,
    offset: cardsWindow(page).offset,
    total: result.total,
    page,
    limit: cardsUpTo(page),
    address: { ...address, page },
    sort,
    contentType: scope.kind === "offers" ? "o" : "p",
    queryKey: placeQueryKey(context),
    disabledFieldIds: disabledFields(taxonomy),
    facets:
      result.total === 0 && result.facets.length === 0
        ? []
        : listingFacets(result.facets, {
            taxonomy,
            languages: contextLanguages(context),
            category: chosenCategory(address, scope, taxonomy),
            address,
          }),
    categories: categoriesBelow(result, scope, taxonomy, context),
    didYouMean: result.didYouMean,
    searchedText: result.searchedText ?? null,
    similar: result.total === 0 ? await listInstead(deps, context, scope) : [],
  };
}

type Window = { offset: number; limit: number };

/** A page after the end becomes the last one, which is only known after counting. */
async function findPage(
  asked: number,
  search: (window: Window) => Promise<SearchResult>,
): Promise<{ page: number; result: SearchResult }> {
  // The input may be −1, 10⁹ or NaN.
  const page = Number.isInteger(asked) ? Math.min(Math.max(1, asked), MAX_PAGE) : 1;
  const result = await search(cardsWindow(page));
  const last = Math.min(lastPage(result.total), MAX_PAGE);
  if (page <= last) return { page, result };
  return { page: last, result: await search(cardsWindow(last)) };
}

function placeQueryKey({ site, language, countryId = site.defaultCountryId }: CatalogueContext) {
  const { id = 0 } = site.languages.find(({ isoCode }) => isoCode === language) ?? {};
  return pickQueryKey(site.queryKeys, countryId, id) ?? null;
}

/** Another spelling is only searched if the typed one finds nothing, so `exact` means no results. */
function asTyped(found: SearchResult): SearchResult {
  const { searchedText: text, total: count } = found;
  if (text === undefined) return found;
  return { ...NOTHING, didYouMean: [{ text, count }, ...found.didYouMean] };
}

function siteSort({ site, language }: CatalogueContext): number | null {
  return site.languages.find(({ isoCode }) => isoCode === language)?.defaultSort ?? null;
}

/** The keys were checked before, but the port's type lists them one by one. */
function toSearchFilters({ terms, ranges }: RequestedFilters): SearchFilters {
  return { terms, ranges };
}

/** The subcategories of the listing's category, or else the top ones; their counts depend on the other filters. */
function categoriesBelow(
  { facets }: SearchResult,
  scope: ListingScope,
  { categories }: Taxonomy,
  context: CatalogueContext,
): ListingView["categories"] {
  const facet = facets.find(({ key }) => key === "category_ids");
  const counts = new Map(
    facet?.type === "terms" ? facet.values.map(({ value, count }) => [Number(value), count]) : [],
  );
  const parentId = scope.kind === "category" ? scope.categoryId : null;
  return [...categories.values()]
    .filter((one) => one.parentId === parentId && one.set === context.site.categorySet)
    .map(({ id, names }) => ({
      id,
      path: parentId === null ? null : categoryPath(pathOf(categories, id)),
      name: pickTranslation(names, contextLanguages(context)),
      count: counts.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** For an empty listing: the best sellers in the same scope, without text and filters. */
async function listInstead(deps: CatalogueDeps, context: CatalogueContext, scope: ListingScope) {
  const taxonomy = await deps.taxonomy.get();
  const { ids } = await deps.index.search({
    siteId: context.site.id,
    language: context.language,
    text: "",
    filters: toSearchFilters(withScope(EVERYTHING, scope, taxonomy, context.site.categorySet)),
    sort: SORT.bestSellers,
    offset: 0,
    limit: SIMILAR,
    facets: [],
  });
  return (await listCardsByIds(deps, context, ids)).map(toShownCard);
}
