import type { RangeKey, SearchQuery, TermsKey } from "#ports/search.ts";
import type { CodedQuery, RangeColumn, TermGroup, ValueRange } from "./query/coded-query.ts";
import { FIRST_FIELD_KEY, KEY, type TermDictionary } from "./segment/term-dictionary.ts";

const RANGE_COLUMNS = {
  current_price: "cents",
  discount_percentage: "fractions",
} as const satisfies Record<RangeKey, RangeColumn>;

export const RANGE_KEYS = {
  cents: "current_price",
  fractions: "discount_percentage",
} as const satisfies Record<RangeColumn, RangeKey>;

const isRangeKey = (key: string): key is RangeKey => Object.hasOwn(RANGE_COLUMNS, key);

/** Longer than anything people type; the rest is cut off, so that a pasted book costs no more than a line. */
const LONGEST_TEXT = 200;

export const planText = (text: string) => text.slice(0, LONGEST_TEXT).trim();

/** Turns values into codes and invalid numbers into harmless ones, so that workers get only valid queries. */
export function planQuery(dictionary: TermDictionary, query: SearchQuery): CodedQuery {
  return {
    siteId: query.siteId,
    language: query.language,
    text: planText(query.text),
    groups: planGroups(dictionary, query.filters.terms),
    ranges: planRanges(query.filters.ranges),
    sort: query.sort,
    offset: toNonNegativeInteger(query.offset),
    limit: toNonNegativeInteger(query.limit),
    ...planFacets(dictionary, query.facets),
  };
}

export const toNonNegativeInteger = (value: number) =>
  // Stryker disable next-line EqualityOperator: both are zero
  value > 0 ? Math.floor(Math.min(value, Number.MAX_SAFE_INTEGER)) : 0;

function planGroups(
  dictionary: TermDictionary,
  terms: SearchQuery["filters"]["terms"],
): TermGroup[] {
  const chosen = Object.entries(terms).flatMap(([key, values]) =>
    values && values.length > 0 ? [{ key, values }] : [],
  );
  return chosen.map(({ key, values }) => {
    const number = dictionary.keyNumber(key);
    if (number === undefined) return { key: -1, terms: [] };
    const codes = new Set(values.map((value) => dictionary.code(number, value) ?? 0));
    codes.delete(0);
    return { key: number, terms: [...codes] };
  });
}

const NOTHING = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };

function planRanges(ranges: SearchQuery["filters"]["ranges"]): ValueRange[] {
  return Object.entries(ranges).flatMap(([key, range]) => {
    if (!isRangeKey(key) || !range) return [];
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
    const column = RANGE_COLUMNS[key];
    if (Number.isNaN(min) || Number.isNaN(max)) return [{ column, ...NOTHING }];
    const isOpen = min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY;
    return isOpen ? [] : [{ column, min, max }];
  });
}

function planFacets(
  { terms, keyNumber }: TermDictionary,
  facets: SearchQuery["facets"],
): Pick<CodedQuery, "facetKeys" | "stats"> {
  if (facets === "all") {
    const { manufacturer, categoryId, categoryIds, flagIds, inStock } = KEY;
    const fields = terms.keys.slice(FIRST_FIELD_KEY).map((_, at) => FIRST_FIELD_KEY + at);
    return {
      facetKeys: [manufacturer, categoryId, categoryIds, flagIds, inStock, ...fields],
      stats: Object.values(RANGE_COLUMNS),
    };
  }
  const named: readonly (TermsKey | RangeKey)[] = [...new Set(facets)];
  const facetKeys = named.flatMap((key) => keyNumber(key) ?? []);
  return {
    // Pages list by marks, but marks are never shown as a facet.
    facetKeys: facetKeys.filter((key) => key !== KEY.marks),
    stats: named.filter(isRangeKey).map((key) => RANGE_COLUMNS[key]),
  };
}
