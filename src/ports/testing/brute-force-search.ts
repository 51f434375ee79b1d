import type {
  RangeKey,
  SearchDocument,
  SearchFacet,
  SearchQuery,
  SearchResult,
  TermsKey,
} from "../search.ts";
import { SORT, type SortType } from "../sort-type.ts";

/**
 * The oracle: every document is looked at for every question, as one would explain it. Of texts it
 * knows only whole words as they are written.
 */
export function bruteForceSearch(
  documents: readonly SearchDocument[],
  query: SearchQuery,
): Pick<SearchResult, "ids" | "total" | "facets"> {
  const sold = documents.filter((document) => priceOn(document, query.siteId) !== undefined);
  const found = sold.filter((document) => hasWords(document, query));
  const hits = found.filter((document) => passes(document, query));
  const sorted = hits.toSorted(
    (a, b) =>
      stockKey(a, query) - stockKey(b, query) ||
      sortKey(a, query) - sortKey(b, query) ||
      secondKey(a, query) - secondKey(b, query) ||
      a.id - b.id,
  );
  const offset = Math.max(0, query.offset);
  return {
    ids: sorted.slice(offset, offset + Math.max(0, query.limit)).map(({ id }) => id),
    total: hits.length,
    facets: facetKeys(documents, query).flatMap((key) => facetOf(key, found, query)),
  };
}

const priceOn = ({ sites }: SearchDocument, siteId: number) =>
  sites.find((site) => site.siteId === siteId);

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

function hasWords({ texts }: SearchDocument, { text, language }: SearchQuery): boolean {
  const own = texts[language];
  const words = own ? wordsOf(Object.values(own).flat().join(" ")) : [];
  return wordsOf(text).every((word) => words.includes(word));
}

function termsOf(document: SearchDocument, key: TermsKey): string[] {
  switch (key) {
    case "manufacturer":
      return document.manufacturer ? [document.manufacturer] : [];
    case "category_id":
      return document.ownCategoryIds.map(String);
    case "category_ids":
      return document.categoryIds.map(String);
    case "flag_ids":
      return document.flagIds.map(String);
    case "marks":
      return [...document.marks];
    case "in_stock":
      return [String(document.inStock)];
    default:
      return [...(document.fields[Number(key.replace("additional_field_", ""))] ?? [])];
  }
}

function rangeValue(document: SearchDocument, key: RangeKey, { siteId }: SearchQuery): number {
  const price = priceOn(document, siteId);
  return (key === "current_price" ? price?.priceCents : price?.paidFraction) ?? Number.NaN;
}

/** Every filter but one: that of the facet which is counted. */
function passes(document: SearchDocument, query: SearchQuery, ignored?: string): boolean {
  const { terms, ranges } = query.filters;
  const fitsTerms = Object.entries(terms).every(([key, chosen]) => {
    if (key === ignored || !chosen?.length) return true;
    return termsOf(document, key as TermsKey).some((term) => chosen.includes(term));
  });
  const fitsRanges = Object.entries(ranges).every(([key, range]) => {
    if (key === ignored || !range) return true;
    const value = rangeValue(document, key as RangeKey, query);
    return value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);
  });
  return fitsTerms && fitsRanges;
}

const effectiveSort = ({ sort, text }: SearchQuery): SortType =>
  sort === SORT.relevance && !text.trim() ? SORT.bestSellers : sort;

/** Where goods are put in an order by us, and not by a price or a date, sold-out ones come last. */
const stockKey = ({ inStock }: SearchDocument, query: SearchQuery) =>
  effectiveSort(query) === SORT.bestSellers || effectiveSort(query) === SORT.relevance
    ? Number(!inStock)
    : 0;

function sortKey(document: SearchDocument, query: SearchQuery): number {
  switch (effectiveSort(query)) {
    case SORT.priceAscending:
      return rangeValue(document, "current_price", query);
    case SORT.priceDescending:
      return -rangeValue(document, "current_price", query);
    case SORT.bestValue:
      return rangeValue(document, "discount_percentage", query);
    case SORT.newArrivals:
      return -document.arrivalDay;
    case SORT.bestSellers:
      return -document.paidAmount;
    default:
      return 0;
  }
}

const secondKey = (document: SearchDocument, query: SearchQuery) =>
  effectiveSort(query) === SORT.relevance ? -document.paidAmount : 0;

function facetKeys(documents: readonly SearchDocument[], { facets }: SearchQuery) {
  if (facets !== "all") return [...new Set(facets)].filter((key) => key !== "marks");
  const fieldIds = new Set(documents.flatMap(({ fields }) => Object.keys(fields).map(Number)));
  const fields = [...fieldIds].sort((a, b) => a - b);
  return [
    "manufacturer",
    "current_price",
    "discount_percentage",
    "category_id",
    "category_ids",
    "flag_ids",
    "in_stock",
    ...fields.map((id): TermsKey => `additional_field_${id}`),
  ] as const;
}

function facetOf(
  key: TermsKey | RangeKey,
  found: readonly SearchDocument[],
  query: SearchQuery,
): SearchFacet[] {
  const counted = found.filter((document) => passes(document, query, key));
  if (counted.length === 0) return [];
  if (key === "current_price" || key === "discount_percentage") {
    const values = counted.map((document) => rangeValue(document, key, query));
    return [{ key, type: "stats", min: Math.min(...values), max: Math.max(...values) }];
  }
  const counts = new Map<string, number>();
  for (const term of counted.flatMap((document) => [...new Set(termsOf(document, key))])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const values = [...counts].map(([value, count]) => ({ value, count }));
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return values.length > 0 ? [{ key, type: "terms", values }] : [];
}
