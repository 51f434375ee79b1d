import * as z from "zod/mini";
import { WIRE_UNITS } from "#features/catalogue/domain/wire/wire-units.ts";
import type { RangeKey, SearchFacet, SearchQuery, SearchResult, TermsKey } from "#ports/search.ts";

const id = z.union([z.int(), z.string().check(z.regex(/^\d{1,10}$/))]);
const facet = z.looseObject({
  type: z.string(),
  key: z.string(),
  items: z.optional(
    z.array(
      z.looseObject({
        title: z.string(),
        count: z.int(),
        /** The value that the title stands for; missing on a server that has no titles. */
        key: z.optional(z.string()),
      }),
    ),
  ),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});
const result = z.looseObject({
  total: z.int(),
  items: z.array(z.looseObject({ id })),
  facets: z.optional(z.array(facet)),
  didYouMean: z.optional(
    z.looseObject({ options: z.array(z.looseObject({ text: z.string(), count: z.int() })) }),
  ),
  suggestedSearchText: z.optional(z.string()),
});
const suggestions = z.array(z.looseObject({ suggestion: z.string(), count: z.optional(z.int()) }));

/** Validates the answer: a server with another format is an error, not an empty shop. */
export function readResult(answer: unknown, facets: SearchQuery["facets"]): SearchResult {
  const read = z.parse(result, answer);
  const found = new Map(
    (read.facets ?? []).flatMap((each) => {
      const known = readFacet(each);
      return known ? [[known.key, known] as const] : [];
    }),
  );
  const wanted = facets === "all" ? [...found.keys()] : [...new Set(facets)];
  return {
    ids: read.items.map((item) => Number(item.id)),
    total: read.total,
    facets: wanted.flatMap((key) => found.get(key) ?? []),
    didYouMean: (read.didYouMean?.options ?? []).map(({ text, count }) => ({ text, count })),
    ...(read.suggestedSearchText ? { searchedText: read.suggestedSearchText } : {}),
  };
}

function readFacet({ type, key, items, min, max }: z.infer<typeof facet>): SearchFacet | undefined {
  const unit = WIRE_UNITS.get(key);
  if (unit !== undefined) {
    if (min === undefined || max === undefined) return undefined;
    const inside = (value: number) => Math.round(value * unit);
    return { key: key as RangeKey, type: "stats", min: inside(min), max: inside(max) };
  }
  // Our nodes give the facet of flags its own type; it counts values like the others.
  if ((type !== "terms" && type !== "flags") || !items?.length) return undefined;
  const values = items.map((item) => ({ value: item.key ?? item.title, count: item.count }));
  return { key: key as TermsKey, type: "terms", values };
}

export function readSuggestions(answer: unknown): { text: string; count?: number }[] {
  return z.parse(suggestions, answer).map(({ suggestion, count }) => ({
    text: suggestion,
    ...(count === undefined ? {} : { count }),
  }));
}
