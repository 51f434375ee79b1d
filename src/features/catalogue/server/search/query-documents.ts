import type { SearchResult } from "#ports/search.ts";
import type { SortType } from "#ports/sort-type.ts";
import { type RequestedFilters, withScope } from "../../domain/listing/requested-filters.ts";
import {
  type VariantFilterInput,
  variantFilterInput,
} from "../../domain/product/preferred-variant.ts";
import { defaultSort } from "../../domain/sort-type.ts";
import { type WireFacet, wireFacets } from "../../domain/wire/wire-facets.ts";
import { makeWireItem, type WireItem } from "../../domain/wire/wire-item.ts";
import { contextLanguages, readCardContext } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";

type DocumentQuery = {
  text: string;
  /** Undefined if they cannot match anything. */
  filters: RequestedFilters | undefined;
  categoryId?: number | undefined;
  sort?: SortType | undefined;
  offset: number;
  limit: number;
  facets: boolean;
  /** Returns ids only: no items are made. */
  idsOnly?: boolean;
};

export type DocumentResult = {
  ids: readonly number[];
  items: readonly WireItem[];
  total: number;
  facets: readonly WireFacet[];
  didYouMean: SearchResult["didYouMean"];
  searchedText: string | undefined;
};

const NOTHING: SearchResult = { ids: [], total: 0, facets: [], didYouMean: [] };

/** Tells whether the caller is one of our own nodes (`isInside`). */
export type ProtocolContext = CatalogueContext & { isInside?: boolean };

/** A search of the protocol: items and facets in the response's format. */
export async function queryDocuments(
  deps: CatalogueDeps,
  context: ProtocolContext,
  query: DocumentQuery,
): Promise<DocumentResult> {
  const taxonomy = await deps.taxonomy.get();
  const { text, filters, categoryId } = query;
  const language = context.site.languages.find(({ isoCode }) => isoCode === context.language);
  const scope =
    categoryId === undefined
      ? ({ kind: "search" } as const)
      : ({ kind: "category", categoryId } as const);
  const result = filters
    ? await deps.index.search({
        siteId: context.site.id,
        language: context.language,
        text,
        filters: withScope(filters, scope, taxonomy, context.site.categorySet),
        sort: query.sort ?? defaultSort({ text, siteDefault: language?.defaultSort ?? null }),
        offset: query.offset,
        limit: query.limit,
        facets: query.facets ? "all" : [],
      })
    : NOTHING;
  return {
    ids: result.ids,
    items: query.idsOnly
      ? []
      : await listWireItems(
          deps,
          context,
          result.ids,
          filters && variantFilterInput(filters, taxonomy),
        ),
    total: result.total,
    facets: wireFacets(result.facets, taxonomy, {
      languages: contextLanguages(context),
      categorySet: context.site.categorySet,
      isInside: context.isInside ?? false,
    }),
    didYouMean: result.didYouMean,
    searchedText: result.searchedText,
  };
}

/** In the order of the ids; products that are gone or not sold here are left out. */
export async function listWireItems(
  deps: Pick<CatalogueDeps, "records" | "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
  ids: readonly number[],
  input?: VariantFilterInput,
): Promise<WireItem[]> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get(ids),
    readCardContext(deps, context),
  ]);
  return records.flatMap((record) => makeWireItem(record, cardPlace, input) ?? []);
}
