import * as z from "zod/mini";
import { defineCall } from "#core/call.ts";
import { EVENT_NAMES } from "./domain/search-event.ts";
import { collectEventRequest } from "./requests.ts";

/** SPEC §7 and INTEGRATIONS §1; names on the wire are theirs. */

const TAG = "catalogue";
const MAX_TEXT = 1000;
const MAX_FILTERS = 50;
const MAX_VALUES = 200;
const MAX_OFFSET = 1_000_000;
const MAX_LIMIT = 500;

const key = z.string().check(z.maxLength(100));
const text = z.string().check(z.maxLength(MAX_TEXT));
const locale = z.optional(z.string().check(z.maxLength(10)));
const limit = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LIMIT)));
const offset = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_OFFSET)));

const listOf = <Item extends z.ZodMiniType>(one: Item) => z.readonly(z.array(one));

const item = z.looseObject({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(["p", "o"]),
  name: z.string(),
  manufacturer: z.string(),
  current_price: z.number(),
  old_price: z.nullable(z.number()),
  discount_percentage: z.number(),
  lowest_price_30d: z.nullable(z.number()),
  image: z.nullable(z.string()),
  images: listOf(z.string()),
  category_id: z.int(),
  category_ids: listOf(z.int()),
  flag_ids: listOf(z.int()),
  variant_id: z.int(),
  variants: listOf(z.looseObject({ id: z.int(), sku: z.string() })),
  in_stock: z.boolean(),
});

const facet = z.looseObject({
  type: z.enum(["terms", "stats"]),
  key: z.string(),
  label: z.string(),
});

const end = z.optional(z.union([z.number(), z.string().check(z.maxLength(40))]));
const value = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
const filter = z.union([
  z.array(value).check(z.maxLength(MAX_VALUES)),
  z.object({ terms: z.array(z.string()).check(z.maxLength(MAX_VALUES)) }),
  z.strictObject({ gt: end, gte: end, lt: end, lte: end }),
]);
const filters = z
  .record(z.string().check(z.maxLength(100)), filter)
  .check(z.refine((all) => Object.keys(all).length <= MAX_FILTERS));

const query = z.looseObject({
  queryKey: key,
  searchText: z.optional(text),
  limit,
  offset,
  filters: z.optional(filters),
  sort: z.optional(z.array(z.record(z.string(), z.enum(["asc", "desc"]))).check(z.maxLength(10))),
  modifiers: z.optional(
    z.looseObject({ facets: z.optional(z.boolean()), refiners: z.optional(z.boolean()) }),
  ),
  selectFields: z.optional(z.array(z.string()).check(z.maxLength(100))),
});
export type WireQuery = z.infer<typeof query>;

const result = z.looseObject({
  searchText: z.string(),
  total: z.int(),
  items: listOf(z.looseObject({})),
});
const suggestions = listOf(z.looseObject({ suggestion: z.string() }));

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
  input: z.object({ queryKey: key, locale }),
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
        z.union([value, z.array(value).check(z.maxLength(MAX_VALUES))]),
      ),
    ),
    categoryId: z.optional(z.nullable(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]))),
    limit,
    offset,
  }),
  output: z.looseObject({ items: listOf(item), total: z.int() }),
});

const event = z.looseObject({
  queryKey: key,
  name: z.enum(EVENT_NAMES),
  searchQuery: z.optional(z.nullable(text)),
  itemId: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.number()]))),
});
const done = z.object({ status: z.literal(true) });

export const collectEventCall = defineCall({
  ...collectEventRequest,
  tag: TAG,
  summary: "What a visitor did with a search result",
  input: event,
  output: done,
});

/** The same in the search protocol's own place. */
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
  input: query,
  output: z.union([result, suggestions]),
});

export const facetsCall = defineCall({
  path: "/api/lupa/query/{queryKey}/facets",
  tag: TAG,
  summary: "The facets of a search alone",
  input: query,
  output: z.object({ facets: listOf(facet) }),
});

export const refinersCall = defineCall({
  path: "/api/lupa/query/{queryKey}/refiners",
  tag: TAG,
  summary: "Other spellings and other goods, where a search found little",
  input: query,
  output: z.looseObject({}),
});

export const relatedCall = defineCall({
  path: "/api/lupa/query/{queryKey}/related",
  tag: TAG,
  summary: "Where one may go on from a search",
  input: query,
  output: z.object({ relatedQueries: listOf(z.looseObject({ query: z.string() })) }),
});

const list = z.union([z.string(), z.array(z.string()).check(z.maxLength(MAX_VALUES))]);

export const queryByIdsCall = defineCall({
  method: "GET",
  path: "/api/lupa/query/{queryKey}/ids",
  tag: TAG,
  summary: "Goods by their ids, in the order asked",
  input: z.looseObject({ queryKey: key, ids: z.optional(list) }),
  output: result,
});

const recommended = z.looseObject({ recommended: listOf(item) });

export const recommendCall = defineCall({
  method: "GET",
  path: "/api/lupa/recommendations/document/{id}",
  tag: TAG,
  summary: "Goods like this one; `filters[key][]` narrow them",
  input: z.looseObject({ id: z.string().check(z.maxLength(100)), recommendationQueryKey: key }),
  output: recommended,
});

export const recommendForManyCall = defineCall({
  method: "GET",
  path: "/api/lupa/recommendations/documentsByMultipleIds",
  tag: TAG,
  summary: "Goods like these; the first 20 ids count",
  input: z.looseObject({ recommendationQueryKey: key, "itemId[]": z.optional(list) }),
  output: recommended,
});

export const redirectionsCall = defineCall({
  method: "GET",
  path: "/api/lupa/redirections/{queryKey}",
  tag: TAG,
  summary: "Words that lead straight to a category",
  input: z.object({ queryKey: key }),
  output: z.object({
    rules: z.array(z.object({ sources: z.array(z.string()), target: z.string() })),
  }),
});
