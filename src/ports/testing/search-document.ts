import type { SearchDocument, SearchQuery, SearchText } from "../search.ts";
import { SORT } from "../sort-type.ts";

const SITE = 1;
export const LANGUAGE = "en";

/** A document with something in every place; tests name what they care about. */
export function aDocument({
  id,
  ...given
}: Partial<SearchDocument> & { id: number }): SearchDocument {
  return {
    id,
    sites: [aPrice()],
    manufacturer: "Nordwind",
    categoryIds: [11, 1],
    ownCategoryIds: [11],
    flagIds: [],
    marks: [],
    fields: {},
    inStock: true,
    paidAmount: 0,
    arrivalDay: 20_000,
    texts: { [LANGUAGE]: aText() },
    ...given,
  };
}

export const aPrice = (priceCents = 1000, siteId = SITE, paidFraction = 10_000) => ({
  siteId,
  priceCents,
  paidFraction,
});

export const aText = (given: Partial<SearchText> = {}): SearchText => ({
  name: "",
  manufacturer: "",
  categories: [],
  keywords: [],
  description: "",
  ...given,
});

export function aQuery({ filters, ...given }: PartialQuery = {}): SearchQuery {
  return {
    siteId: SITE,
    language: LANGUAGE,
    text: "",
    sort: SORT.bestSellers,
    offset: 0,
    limit: 48,
    facets: [],
    ...given,
    filters: { terms: {}, ranges: {}, ...filters },
  };
}

type PartialQuery = Partial<Omit<SearchQuery, "filters">> & {
  filters?: Partial<SearchQuery["filters"]>;
};
