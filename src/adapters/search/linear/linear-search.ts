import { SORT } from "#features/catalogue/domain/sort-type.ts";
import type {
  RangeKey,
  SearchDocument,
  SearchEngine,
  SearchFacet,
  SearchQuery,
  TermsKey,
} from "#ports/search.ts";

/** Looks at every document for every question: right, small, and enough for a few thousand goods. */
export function createLinearSearch(): SearchEngine {
  let documents = new Map<number, SearchDocument>();

  return {
    async search(query) {
      const fits = (document: SearchDocument, except?: string) => isMatch(document, query, except);
      const matches = [...documents.values()].filter((document) => fits(document));
      const sorted = matches.toSorted(byOrder(query));
      return {
        ids: sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
        total: matches.length,
        facets: facetKeys(query, documents.values()).flatMap(
          (key) =>
            countFacet(
              key,
              [...documents.values()].filter((document) => fits(document, key)),
              query,
            ) ?? [],
        ),
        didYouMean: [],
      };
    },
    async suggest({ siteId, language, text, limit }) {
      const found = [...documents.values()].filter((document) =>
        isMatch(document, { siteId, language, text, filters: { terms: {}, ranges: {} } }),
      );
      const first = found.toSorted((a, b) => b.paidAmount - a.paidAmount || a.id - b.id);
      return {
        queries: [],
        productIds: first.slice(0, limit).map(({ id }) => id),
        categoryIds: [...new Set(first.flatMap(({ ownCategoryIds }) => ownCategoryIds))].slice(
          0,
          limit,
        ),
        manufacturers: [...new Set(first.map(({ manufacturer }) => manufacturer))].slice(0, limit),
      };
    },
    async upsert(changed) {
      for (const document of changed) documents.set(document.id, document);
    },
    async remove(ids) {
      for (const id of ids) documents.delete(id);
    },
    async swap(whole) {
      const next = new Map<number, SearchDocument>();
      for await (const document of whole) next.set(document.id, document);
      documents = next;
    },
    async close() {},
  };
}

type Question = Pick<SearchQuery, "siteId" | "language" | "text" | "filters">;

function isMatch(document: SearchDocument, query: Question, except?: string): boolean {
  const price = document.sites.find(({ siteId }) => siteId === query.siteId);
  if (!price || !hasWords(document, query)) return false;
  const { terms, ranges } = query.filters;
  const fitsTerms = Object.entries(terms).every(([key, wanted = []]) => {
    if (key === except || wanted.length === 0) return true;
    const own = termsOf(document, key as TermsKey);
    return wanted.some((value) => own.includes(value));
  });
  return (
    fitsTerms &&
    Object.entries(ranges).every(([key, { min = 0, max = Number.POSITIVE_INFINITY }]) => {
      const value = rangeOf(price, key as RangeKey);
      return key === except || (value >= min && value <= max);
    })
  );
}

function hasWords(document: SearchDocument, { language, text }: Question): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const found = document.texts[language];
  if (!found) return false;
  const all = JSON.stringify(Object.values(found)).toLowerCase();
  return words.every((word) => all.includes(word));
}

function termsOf(document: SearchDocument, key: TermsKey): readonly string[] {
  switch (key) {
    case "manufacturer":
      return [document.manufacturer];
    case "category_id":
      return document.ownCategoryIds.map(String);
    case "category_ids":
      return document.categoryIds.map(String);
    case "flag_ids":
      return document.flagIds.map(String);
    case "marks":
      return document.marks;
    case "in_stock":
      return [String(document.inStock)];
    default:
      return document.fields[Number(key.slice("additional_field_".length))] ?? [];
  }
}

const rangeOf = (price: SearchDocument["sites"][number], key: RangeKey) =>
  key === "current_price" ? price.priceCents : price.paidFraction;

function facetKeys(query: SearchQuery, documents: Iterable<SearchDocument>) {
  if (query.facets !== "all") return query.facets;
  const fields = new Set([...documents].flatMap(({ fields }) => Object.keys(fields)));
  return [
    "manufacturer",
    "category_id",
    "category_ids",
    "flag_ids",
    "in_stock",
    ...[...fields].map((id) => `additional_field_${Number(id)}` as const),
    "current_price",
    "discount_percentage",
  ] as const;
}

function countFacet(
  key: TermsKey | RangeKey,
  matches: readonly SearchDocument[],
  { siteId }: SearchQuery,
): SearchFacet | undefined {
  if (matches.length === 0) return undefined;
  if (key === "current_price" || key === "discount_percentage") {
    const values = matches.flatMap(({ sites }) =>
      sites.filter((price) => price.siteId === siteId).map((price) => rangeOf(price, key)),
    );
    return { key, type: "stats", min: Math.min(...values), max: Math.max(...values) };
  }
  const counts = new Map<string, number>();
  for (const document of matches) {
    for (const value of termsOf(document, key)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].map(([value, count]) => ({ value, count }));
  return { key, type: "terms", values: values.toSorted((a, b) => b.count - a.count) };
}

function byOrder({ sort, siteId }: SearchQuery) {
  const price = (document: SearchDocument, key: RangeKey) => {
    const own = document.sites.find((one) => one.siteId === siteId);
    return own ? rangeOf(own, key) : 0;
  };
  return (a: SearchDocument, b: SearchDocument): number => {
    const difference =
      sort === SORT.priceDescending
        ? price(b, "current_price") - price(a, "current_price")
        : sort === SORT.priceAscending
          ? price(a, "current_price") - price(b, "current_price")
          : sort === SORT.bestValue
            ? price(a, "discount_percentage") - price(b, "discount_percentage")
            : sort === SORT.newArrivals
              ? b.arrivalDay - a.arrivalDay
              : b.paidAmount - a.paidAmount;
    return difference || a.id - b.id;
  };
}
