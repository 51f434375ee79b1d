import type { SearchResult } from "#ports/search.ts";
import { type AskedFilters, withScope } from "../../domain/listing/asked-filters.ts";
import { defaultSort, type SortType } from "../../domain/sort-type.ts";
import { type WireFacet, wireFacets } from "../../domain/wire/wire-facets.ts";
import { makeWireItem, type WireItem } from "../../domain/wire/wire-item.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { placeLanguages, readCardPlace } from "../showing/card-place.ts";

export type DocumentQuery = {
  text: string;
  /** Undefined where they can fit nothing. */
  filters: AskedFilters | undefined;
  categoryId?: number | undefined;
  sort?: SortType | undefined;
  offset: number;
  limit: number;
  facets: boolean;
  /** Ids are all that is wanted: no items are made. */
  idsOnly?: boolean;
};

export type DocumentAnswer = {
  ids: readonly number[];
  items: readonly WireItem[];
  total: number;
  facets: readonly WireFacet[];
  didYouMean: SearchResult["didYouMean"];
  searchedText: string | undefined;
};

const NOTHING: SearchResult = { ids: [], total: 0, facets: [], didYouMean: [] };

/** Whoever asks is one of our own nodes, or anybody. */
export type ProtocolPlace = CataloguePlace & { isInside?: boolean };

/** A search of the protocol: items and facets as they go over the wire. */
export async function queryDocuments(
  deps: CatalogueDeps,
  place: ProtocolPlace,
  query: DocumentQuery,
): Promise<DocumentAnswer> {
  const arrangement = await deps.arrangement.get();
  const { text, filters, categoryId } = query;
  const language = place.site.languages.find(({ isoCode }) => isoCode === place.language);
  const scope =
    categoryId === undefined
      ? ({ kind: "search" } as const)
      : ({ kind: "category", categoryId } as const);
  const result = filters
    ? await deps.index.search({
        siteId: place.site.id,
        language: place.language,
        text,
        filters: withScope(filters, scope, arrangement, place.site.categorySet),
        sort: query.sort ?? defaultSort({ text, siteDefault: language?.defaultSort ?? null }),
        offset: query.offset,
        limit: query.limit,
        facets: query.facets ? "all" : [],
      })
    : NOTHING;
  return {
    ids: result.ids,
    items: query.idsOnly ? [] : await listWireItems(deps, place, result.ids),
    total: result.total,
    facets: wireFacets(result.facets, arrangement, {
      languages: placeLanguages(place),
      categorySet: place.site.categorySet,
      isInside: place.isInside ?? false,
    }),
    didYouMean: result.didYouMean,
    searchedText: result.searchedText,
  };
}

/** In the order asked; what is gone or not sold here is left out. */
export async function listWireItems(
  deps: Pick<
    CatalogueDeps,
    "records" | "arrangement" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  place: CataloguePlace,
  ids: readonly number[],
): Promise<WireItem[]> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get(ids),
    readCardPlace(deps, place),
  ]);
  return records.flatMap((record) => makeWireItem(record, cardPlace) ?? []);
}
