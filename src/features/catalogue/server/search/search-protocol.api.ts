import type { Site } from "#features/sites/domain/site.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import {
  facetsCall,
  queryByAddressCall,
  queryByIdsCall,
  queryCall,
  recommendCall,
  recommendForManyCall,
  redirectionsCall,
  refinersCall,
  relatedCall,
} from "../../contract.ts";
import { findNamedQuery } from "../../domain/listing/named-query.ts";
import type { WireQuery } from "../../domain/wire/wire-schemas.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import {
  findDocuments,
  handleQuery,
  listBestSellers,
  listRedirections,
  listRelated,
  type QueryKeyContext,
  readOrder,
} from "./handle-query.ts";
import { listWireItems } from "./query-documents.ts";
import { recommend } from "./recommend.ts";
import { toRefiners } from "./wire-responses.ts";

const NO_SUCH_KEY = failure(404, "errors.not_found");
const NO_SUCH_ORDER = failure(400, "errors.invalid_input", { sort: ["validation.invalid"] });
/** A client sends the first 20. */
const MAX_RECOMMEND_FOR = 20;

/** What a query key means on a site. */
export type ResolveQueryKey = (site: Site, queryKey: string) => QueryKeyContext | undefined;

/** LupaSearch's paths and formats, so that its public client works with our server. */
export function searchProtocolApi(
  deps: CatalogueDeps,
  resolveQueryKey: ResolveQueryKey,
): ApiRoute[] {
  const answerAny = async (query: WireQuery, { site }: RequestContext) => {
    const context = resolveQueryKey(site, query.queryKey);
    if (!context) return NO_SUCH_KEY;
    const order = readOrder(query);
    return order ? handleQuery(deps, context, query, order) : NO_SUCH_ORDER;
  };
  return [
    handleCall(queryCall, answerAny),
    handleCall(queryByAddressCall, answerAny),

    handleCall(facetsCall, async (query, { site }) => {
      const context = resolveQueryKey(site, query.queryKey);
      if (!context) return NO_SUCH_KEY;
      const { answer: found } = await findDocuments(deps, context, { ...query, limit: 0 }, {});
      return { facets: [...found.facets] };
    }),

    handleCall(refinersCall, async (query, { site }) => {
      const context = resolveQueryKey(site, query.queryKey);
      if (!context) return NO_SUCH_KEY;
      const { answer: found } = await findDocuments(deps, context, { ...query, limit: 0 }, {});
      const similar = found.total === 0 ? await listBestSellers(deps, context) : [];
      return toRefiners(found, similar);
    }),

    handleCall(relatedCall, async (query, { site }) => {
      const context = resolveQueryKey(site, query.queryKey);
      return context ? listRelated(deps, context, query) : NO_SUCH_KEY;
    }),

    handleCall(queryByIdsCall, async ({ queryKey, ids }, { site }) => {
      const context = resolveQueryKey(site, queryKey);
      if (!context) return NO_SUCH_KEY;
      const items = await listWireItems(deps, context, readIds(ids));
      return { searchText: "", total: items.length, items };
    }),

    handleCall(recommendCall, async ({ id, recommendationQueryKey, filters = {} }, { site }) => {
      const context = resolveQueryKey(site, recommendationQueryKey);
      if (!context) return NO_SUCH_KEY;
      return recommend(deps, context, readIds(id), filters);
    }),

    handleCall(
      recommendForManyCall,
      async ({ itemId, recommendationQueryKey, filters = {} }, { site }) => {
        const context = resolveQueryKey(site, recommendationQueryKey);
        if (!context) return NO_SUCH_KEY;
        const ids = readIds(itemId).slice(0, MAX_RECOMMEND_FOR);
        return recommend(deps, context, ids, filters);
      },
    ),

    handleCall(redirectionsCall, async ({ queryKey }, { site }) => {
      const context = resolveQueryKey(site, queryKey);
      return context ? listRedirections(deps, context) : NO_SUCH_KEY;
    }),
  ];
}

/** Ignores what is not a valid product id. */
function readIds(ids: string | string[] | undefined): number[] {
  return [ids ?? []]
    .flat()
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
}

/** Keys of other sites are unknown here. */
export const resolveKeyAtSite: ResolveQueryKey = (site, queryKey) => {
  const named = findNamedQuery(site, queryKey);
  return named && { site, ...named };
};

/** A search node answers our own nodes for every site, whatever host name the request has. */
export const resolveKeyAtAnySite =
  (listSites: () => readonly Site[]): ResolveQueryKey =>
  (_site, queryKey) => {
    for (const site of listSites()) {
      const named = findNamedQuery(site, queryKey);
      if (named) return { site, ...named, isInside: true };
    }
    return undefined;
  };
