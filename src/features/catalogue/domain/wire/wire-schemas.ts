import * as z from "zod/mini";
import { readQueryAddress } from "../listing/query-address.ts";

/** Requests and responses of the search protocol, with its own names. */

const MAX_TEXT = 1000;
const MAX_FILTERS = 50;
export const MAX_VALUES = 1000;
const MAX_IDS = 200;
const MAX_OFFSET = 1_000_000;
const MAX_LIMIT = 500;

export const queryKey = z.string().check(z.maxLength(100));
export const searchText = z.string().check(z.maxLength(MAX_TEXT));
export const locale = z.optional(z.string().check(z.maxLength(10)));
export const limit = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LIMIT)));
export const offset = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_OFFSET)));

export const listOf = <Item extends z.ZodMiniType>(one: Item) => z.readonly(z.array(one));

export const wireItem = z.looseObject({
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

export const wireFacet = z.looseObject({
  type: z.enum(["terms", "stats", "flags"]),
  key: z.string(),
  label: z.string(),
});

const end = z.optional(z.union([z.number(), z.string().check(z.maxLength(40))]));
export const filterValue = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
const filter = z.union([
  z.array(filterValue).check(z.maxLength(MAX_VALUES)),
  z.object({ terms: z.array(z.string()).check(z.maxLength(MAX_VALUES)) }),
  z.strictObject({ gt: end, gte: end, lt: end, lte: end }),
]);
const wireFilters = z
  .record(z.string().check(z.maxLength(100)), filter)
  .check(z.refine((all) => Object.keys(all).length <= MAX_FILTERS));

export const wireQuery = z.looseObject({
  queryKey,
  searchText: z.optional(searchText),
  limit,
  offset,
  filters: z.optional(wireFilters),
  sort: z.optional(z.array(z.record(z.string(), z.enum(["asc", "desc"]))).check(z.maxLength(10))),
  modifiers: z.optional(
    z.looseObject({ facets: z.optional(z.boolean()), refiners: z.optional(z.boolean()) }),
  ),
  selectFields: z.optional(z.array(z.string()).check(z.maxLength(100))),
});
export type WireQuery = z.infer<typeof wireQuery>;

export const wireResult = z.looseObject({
  searchText: z.string(),
  total: z.int(),
  items: listOf(z.looseObject({})),
});
export const wireSuggestions = listOf(z.looseObject({ suggestion: z.string() }));

/** The parameters of a URL; read into a query, they are validated like a POST body. */
const addressOf = <Names extends z.core.$ZodLooseShape>(names: Names) =>
  z.pipe(
    z.looseObject(names),
    z.transform((address: never): unknown => readQueryAddress(address)),
  );

const word = z.optional(z.string());

/** `?searchText=tv&filters[price][gt]=300&sort[0][price]=asc` */
export const wireQueryAddress = z.pipe(
  addressOf({ queryKey, searchText: word, limit: word, offset: word }),
  wireQuery,
);

const idList = z.union([z.string(), z.array(z.string()).check(z.maxLength(MAX_IDS))]);

export const wireIds = z.looseObject({ queryKey, ids: z.optional(idList) });

const recommendation = z.looseObject({
  recommendationQueryKey: queryKey,
  id: z.optional(z.string().check(z.maxLength(100))),
  itemId: z.optional(idList),
  filters: z.optional(wireFilters),
});

/** Filters narrow the recommendations: `&filters[a][]=x&filters[p][gte]=1`. */
export const wireRecommendFor = z.pipe(
  addressOf({ recommendationQueryKey: queryKey, id: z.string() }),
  recommendation,
);

export const wireRecommendForMany = z.pipe(
  addressOf({ recommendationQueryKey: queryKey, "itemId[]": z.optional(idList) }),
  recommendation,
);
