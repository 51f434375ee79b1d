import { findLanguage } from "#features/sites/domain/site.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import {
  categoryItemsCall,
  collectEventCall,
  flagsCall,
  parsedCategoriesCall,
  trackCall,
} from "../contract.ts";
import { readListingAddress } from "../domain/listing/listing-address.ts";
import { findNamedQuery } from "../domain/listing/named-query.ts";
import { requestedFilters } from "../domain/listing/requested-filters.ts";
import type { EventName } from "../domain/search-event.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { collectEvent } from "./events/collect-event.ts";
import { getCategoryTree } from "./get-category-tree.ts";
import { listFlags } from "./list-offers.ts";
import { queryDocuments } from "./search/query-documents.ts";
import { resolveKeyAtSite, searchProtocolApi } from "./search/search-protocol.api.ts";
import { toWireCategory } from "./search/wire-responses.ts";

const DEFAULT_LIMIT = 24;
const NO_SUCH_KEY = failure(404, "errors.not_found");

type EventInput = {
  queryKey: string;
  name: EventName;
  searchQuery?: string | null | undefined;
  itemId?: string | number | null | undefined;
};

/** Called with errors that the call does not return to its client. */
export type OnFailure = (error: unknown, what: string) => void;

export function catalogueApi(deps: CatalogueDeps, onFailure: OnFailure): ApiRoute[] {
  const collect = async (event: EventInput, { site, visitor }: RequestContext) => {
    if (!findNamedQuery(site, event.queryKey)) return NO_SUCH_KEY;
    await collectEvent(deps, {
      site,
      queryKey: event.queryKey,
      name: event.name,
      searchQuery: event.searchQuery ?? "",
      itemId: String(event.itemId ?? ""),
      visitor: await visitor(),
    });
    return { status: true as const };
  };

  return [
    // SPEC §7: an empty list on failure; therefore no input is refused.
    handleCall(flagsCall, async ({ langId, locale }, { site }) => {
      const language =
        site.languages.find(({ id }) => id === langId || String(id) === langId) ??
        (typeof locale === "string" ? findLanguage(site, locale) : undefined);
      if (!language) return [];
      return listFlags(deps, { site, language: language.isoCode }).catch((error: unknown) => {
        onFailure(error, "flags");
        return [];
      });
    }),

    handleCall(parsedCategoriesCall, async ({ queryKey, locale }, { site }) => {
      const named = findNamedQuery(site, queryKey, locale);
      if (!named) return NO_SUCH_KEY;
      const language = findLanguage(site, locale ?? "")?.isoCode ?? named.language;
      return (await getCategoryTree(deps, { site, language })).map(toWireCategory);
    }),

    handleCall(categoryItemsCall, async (input, { site }) => {
      const language = (findLanguage(site, input.locale ?? "") ?? site.languages[0])?.isoCode;
      const address = readListingAddress(toSearchParams(input.params ?? {}));
      const { items, total } = await queryDocuments(
        deps,
        { site, language: language ?? "en" },
        {
          text: address.text,
          filters: requestedFilters(address, await deps.taxonomy.get()),
          ...(input.categoryId == null ? {} : { categoryId: Number(input.categoryId) }),
          ...(address.sort === null ? {} : { sort: address.sort }),
          limit: input.limit ?? DEFAULT_LIMIT,
          offset: input.offset ?? 0,
          facets: false,
        },
      );
      return { items, total };
    }),

    handleCall(collectEventCall, collect),
    handleCall(trackCall, collect),
    ...searchProtocolApi(deps, resolveKeyAtSite),
  ];
}

/** Converts `{"f.flag_ids": [7]}` to a query string's parameters. */
function toSearchParams(params: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(params)) {
    for (const value of [values].flat()) query.append(name, String(value));
  }
  return query;
}
