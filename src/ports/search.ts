import type { SortType } from "./sort-type.ts";

/**
 * What the shop asks of a search engine. Engines know documents by number and speak of neutral keys
 * ("black", "2511"); names and pictures are the catalogue's own, which makes items from the ids.
 */
export type SearchEngine = {
  can: SearchCapabilities;
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(query: SuggestQuery): Promise<Suggestions>;
  close(): Promise<void>;
};

/** The engine does not answer for now, or not in time: asking again later may help. */
export class SearchUnavailable extends Error {}

/** Where engines differ; all else that is written here each of them does. */
type SearchCapabilities = {
  /** The highest total that is told exactly; where more are found, no less than this is told. */
  exactTotal: number;
  /** More filters, or more values of one, are refused. */
  filters: number;
  values: number;
};

/** An engine that has its documents from us. */
export type IndexableEngine = SearchEngine & {
  /** New and changed documents, visible when the promise settles. */
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** A whole new catalogue: the old one answers until the new one is whole. */
  swap(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
};

/** An engine elsewhere, with an index that follows the catalogue by itself. */
export type RemoteEngine = SearchEngine & {
  /**
   * Told of changes by their tags, it settles once they can be found there. From then on nobody who has
   * not seen that moment of the database answers.
   */
  follow(tags: readonly string[], moment: string): Promise<void>;
  /** After a change of categories, fields or sites: settles once nobody there answers in the words of before. */
  refresh(tags: readonly string[], moment: string): Promise<void>;
};

export type SearchDocument = {
  id: number;
  /** Sites that sell it, each with its own price where it differs. */
  sites: readonly SitePrice[];
  /** All of its variants in the order shown, where they differ in price. */
  variants?: readonly VariantPrice[];
  manufacturer: string;
  /** Its own category first (of each id set), then all above them. */
  categoryIds: readonly number[];
  /** The categories it stands in itself, one of each id set. */
  ownCategoryIds: readonly number[];
  flagIds: readonly number[];
  /** Marks that pages list by: deal, pro, seller. */
  marks: readonly string[];
  /** Additional fields, by field id: neutral value keys. */
  fields: Readonly<Record<number, readonly string[]>>;
  inStock: boolean;
  /** Cents of euros that people paid for it: best sellers and the last tie-break of relevance. */
  paidAmount: number;
  /** Days since 1970-01-01. */
  arrivalDay: number;
  /** What it is found by, per language. */
  texts: Readonly<Record<string, SearchText>>;
};

export type SearchPrice = {
  priceCents: number;
  /** The fraction of the reference price still paid, in ten-thousandths (product notes §5): 10000 is no discount. */
  paidFraction: number;
};

/** What is shown first costs there: the first variant in stock, else the first. */
export type SitePrice = SearchPrice & {
  siteId: number;
  /** Other variants cost there what `variants` says; else all of them cost the same. */
  byVariant?: boolean;
};

/**
 * Of the fields that variants fill by themselves each has one value at most. A question that names such values is
 * answered by the price of the variant that is shown for it: the one that meets most of those filters, one in stock
 * before one that is sold out, then the first. Ranges, their facets and both orders by price go by it.
 */
export type VariantPrice = SearchPrice & {
  fields: Readonly<Record<number, string>>;
  inStock: boolean;
};

/** Weighed in this order. */
export type SearchText = {
  name: string;
  manufacturer: string;
  /** Names of its categories, the own one first. */
  categories: readonly string[];
  /** SKUs, colours, sizes, materials and other values a shopper may type. */
  keywords: readonly string[];
  description: string;
};

/** `additional_field_{id}` too. `marks` is never shown as a facet. */
export type TermsKey =
  | "manufacturer"
  | "category_id"
  | "category_ids"
  | "flag_ids"
  | "marks"
  | "in_stock"
  | `additional_field_${number}`;
/** Prices in cents; discounts as ten-thousandths still paid. */
export type RangeKey = "current_price" | "discount_percentage";

export type SearchFilters = {
  /** One of the values of a key, and so for every key. An empty list filters nothing. */
  terms: Partial<Record<TermsKey, readonly string[]>>;
  /** Both ends included. */
  ranges: Partial<Record<RangeKey, { min?: number; max?: number }>>;
};

export type SearchQuery = {
  siteId: number;
  language: string;
  /** Empty: everything. */
  text: string;
  filters: SearchFilters;
  /** In the orders of our own making, relevance and best sellers, what is sold out comes last. */
  sort: SortType;
  offset: number;
  limit: number;
  /** Which facets to count; none where only a page is wanted. A facet ignores its own selection. */
  facets: "all" | readonly (TermsKey | RangeKey)[];
};

export type SearchResult = {
  ids: readonly number[];
  /** Exact. */
  total: number;
  facets: readonly SearchFacet[];
  /** Other spellings that find something, the best first; only where the text found little or nothing. */
  didYouMean: readonly { text: string; count: number }[];
  /** What was searched instead where the text as typed found nothing: another spelling, or fewer words. */
  searchedText?: string;
};

export type SearchFacet =
  | { key: TermsKey; type: "terms"; values: readonly { value: string; count: number }[] }
  | { key: RangeKey; type: "stats"; min: number; max: number };

export type SuggestQuery = { siteId: number; language: string; text: string; limit: number };

export type Suggestions = {
  /** Queries that complete what is being typed, with how many products they find where that is told. */
  queries: readonly { text: string; count?: number }[];
  productIds: readonly number[];
  categoryIds: readonly number[];
  manufacturers: readonly string[];
};
