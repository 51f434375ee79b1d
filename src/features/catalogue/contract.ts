import * as z from "zod/mini";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { EVENT_NAMES } from "./domain/search-event.ts";
import {
  filterValue,
  limit,
  listOf,
  locale,
  MAX_VALUES,
  offset,
  queryKey,
  searchText,
  wireFacet,
  wireIds,
  wireItem,
  wireQuery,
  wireQueryAddress,
  wireRecommendFor,
  wireRecommendForMany,
  wireResult,
  wireSuggestions,
} from "./domain/wire/wire-schemas.ts";

/** SPEC §7 and LupaSearch's protocol, which defines the names in requests and responses. */

const TAG = "catalogue";

export const flagsCall = defineCall({
  path: "/api/lupa/flags",
  tag: TAG,
  summary: "Flags and offers, these with images; an empty list where there are none",
  input: z.looseObject({ langId: z.optional(z.unknown()), locale: z.optional(z.unknown()) }),
  output: z.array(
    z.looseObject({ id: z.int(), type: z.enum(["1", "2"]), name: z.string(), position: z.int() }),
  ),
});

export const parsedCategoriesCall = defineCall({
  path: "/api/lupa/parsed-categories",
  tag: TAG,
  summary: "The site's categories as a tree",
  input: z.object({ queryKey, locale }),
  output: z.array(z.looseObject({ id: z.int(), slug: z.string(), name: z.string() })),
});

export const categoryItemsCall = defineCall({
  path: "/api/lupa/searchForCategoryItems",
  tag: TAG,
  summary: "Goods of a category, a flag or both; params are those of a listing's address",
  input: z.object({
    locale,
    params: z.optional(
      z.record(
        z.string().check(z.maxLength(100)),
        z.union([filterValue, z.array(filterValue).check(z.maxLength(MAX_VALUES))]),
      ),
    ),
    categoryId: z.optional(z.nullable(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]))),
    limit,
    offset,
  }),
  output: z.looseObject({ items: listOf(wireItem), total: z.int() }),
});

const event = z.looseObject({
  queryKey,
  name: z.enum(EVENT_NAMES),
  searchQuery: z.optional(z.nullable(searchText)),
  itemId: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.number()]))),
});
const done = z.object({ status: z.literal(true) });

/** SPEC §7: a time limit of half a second; a failure is only reported, visitors do not notice it. */
export const collectEventCall = defineCall({
  path: "/api/lupa/events/collector",
  timeoutMs: 500,
  tag: TAG,
  summary: "What a visitor did with a search result",
  input: event,
  output: done,
});

/** The same call at the path that the search protocol uses. */
export const trackCall = defineCall({
  path: "/api/lupa/events",
  tag: TAG,
  summary: "What a visitor did with a search result, as the search protocol tells it",
  input: event,
  output: done,
});

export const queryCall = defineCall({
  path: "/api/lupa/query/{queryKey}",
  tag: TAG,
  summary: "Search; a suggestion key answers a bare list",
  input: wireQuery,
  output: z.union([wireResult, wireSuggestions]),
});

export const queryByAddressCall = defineCall({
  method: "GET",
  path: "/api/lupa/query/{queryKey}",
  tag: TAG,
  summary: "The same by address: `?searchText=tv&filters[current_price][gte]=30&limit=5`",
  input: wireQueryAddress,
  output: z.union([wireResult, wireSuggestions]),
});

export const facetsCall = defineCall({
  path: "/api/lupa/query/{queryKey}/facets",
  tag: TAG,
  summary: "The facets of a search alone",
  input: wireQuery,
  output: z.object({ facets: listOf(wireFacet) }),
});

export const refinersCall = defineCall({
  path: "/api/lupa/query/{queryKey}/refiners",
  tag: TAG,
  summary: "Other spellings and other goods, where a search found little",
  input: wireQuery,
  output: z.looseObject({}),
});

export const relatedCall = defineCall({
  path: "/api/lupa/query/{queryKey}/related",
  tag: TAG,
  summary: "Where one may go on from a search",
  input: wireQuery,
  output: z.object({ relatedQueries: listOf(z.looseObject({ query: z.string() })) }),
});

export const queryByIdsCall = defineCall({
  method: "GET",
  path: "/api/lupa/query/{queryKey}/ids",
  tag: TAG,
  summary: "Goods by their ids, in the order asked",
  input: wireIds,
  output: wireResult,
});

const recommended = z.looseObject({ recommended: listOf(wireItem) });

export const recommendCall = defineCall({
  method: "GET",
  path: "/api/lupa/recommendations/document/{id}",
  tag: TAG,
  summary: "Goods like this one; `filters[key][]` narrow them",
  input: wireRecommendFor,
  output: recommended,
});

export const recommendForManyCall = defineCall({
  method: "GET",
  path: "/api/lupa/recommendations/documentsByMultipleIds",
  tag: TAG,
  summary: "Goods like these; the first 20 ids count",
  input: wireRecommendForMany,
  output: recommended,
});

export const redirectionsCall = defineCall({
  method: "GET",
  path: "/api/lupa/redirections/{queryKey}",
  tag: TAG,
  summary: "Words that lead straight to a category",
  input: z.object({ queryKey }),
  output: z.object({
    rules: z.array(z.object({ sources: z.array(z.string()), target: z.string() })),
  }),
});

/** Called by one of our nodes on another: the response is sent once the changes can be found by a search. */
export const changesCall = defineCall({
  path: "/api/lupa/changes",
  tag: TAG,
  summary: "Tags of what changed; answered once it can be found (search nodes alone)",
  input: z.object({ tags: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10_000)) }),
  output: done,
});

export type CollectedEvent = InputOf<typeof collectEventCall>;
