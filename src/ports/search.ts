import type { SortType } from "./sort-type.ts";

/**
 * What the shop needs from a search engine. Engines know documents by number and use neutral keys ("black", "2511");
 * the catalogue adds names and pictures when it turns ids into items.
 */
export type SearchEngine = {
  can: SearchCapabilities;
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(query: SuggestQuery): Promise<Suggestions>;
  close(): Promise<void>;
};

/** The engine does not answer for now, or not in time: asking again later may help. */
export class SearchUnavailable extends Error {}

/** Where engines differ; everything else in this file applies to all of them. */
type SearchCapabilities = {
  /** Totals up to this are exact; if more are found, the total is at least this. */
  exactTotal: number;
  /** The most filters, and values of one filter; a query with more is refused. */
  filters: number;
  values: number;
};

/** An engine that gets its documents from us. */
export type IndexableEngine = SearchEngine & {
  /** Adds or replaces documents; they are visible when the promise settles. */
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** A whole new catalogue: the old one answers until the new one is whole. */
  swap(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
};

/** A remote engine whose index follows the catalogue by itself. */
export type RemoteEngine = SearchEngine & {
  /**
   * Gets the tags of changes and resolves once these can be found on the remote side. From then on, no remote index
   * answers that is older than that moment of the database.
   */
  follow(tags: readonly string[], moment: string): Promise<void>;
  /** After a change of categories, fields or sites: resolves once no remote index answers with the old texts. */
  refresh(tags: readonly string[], moment: string): Promise<void>;
};

export type SearchDocument = {
  id: number;
  /** The sites that sell it, each with its own price if that differs. */
  sites: readonly SitePrice[];
  /** All its variants in display order, if their prices differ. */
  variants?: readonly VariantPrice[];
  manufacturer: string;
  /** Its own category first (one per id set), then all parent categories. */
  categoryIds: readonly number[];
  /** The categories that directly contain it, one per id set. */
  ownCategoryIds: readonly number[];
  flagIds: readonly number[];
  /** Marks that pages list by: deal, pro, seller. */
  marks: readonly string[];
  /** Additional fields, by field id: neutral value keys. */
  fields: Readonly<Record<number, readonly string[]>>;
  inStock: boolean;
  /** Cents of euros that customers paid for it: for best sellers, and the last tie-break of relevance. */
  paidAmount: number;
  /** Days since 1970-01-01. */
  arrivalDay: number;
  /** The texts to search in, per language. */
  texts: Readonly<Record<string, SearchText>>;
};

export type SearchPrice = {
  priceCents: number;
  /** The fraction of the reference price still to pay, in ten-thousandths (product notes §5): 10000 is no discount. */
  paidFraction: number;
};

/** The price on a site of the variant shown by default: the first in stock, else the first. */
export type SitePrice = SearchPrice & {
  siteId: number;
  /** True: on this site other variants have the prices in `variants`; else all variants cost the same. */
  byVariant?: boolean;
};

/**
 * Each variant has at most one value per variant field. A query with such values uses the price of the variant that
 * is shown for it: the one that matches most of those filters, then one in stock before a sold-out one, then the
 * first. Price ranges, their facets and both sort orders by price use that price.
 */
export type VariantPrice = SearchPrice & {
  fields: Readonly<Record<number, string>>;
  inStock: boolean;
};

/** In order of weight. */
export type SearchText = {
  name: string;
  manufacturer: string;
  /** The names of its categories, its own category first. */
  categories: readonly string[];
  /** SKUs, colours, sizes, materials and other values a shopper may type. */
  keywords: readonly string[];
  description: string;
};

/** Also `additional_field_{id}`. `marks` is never shown as a facet. */
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
  /** A document must have one of the values of each key. An empty list filters nothing. */
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
  /** When sorted by relevance or best sellers, sold-out products come last. */
  sort: SortType;
  offset: number;
  limit: number;
  /** Which facets to count; none if only a page is needed. A facet ignores its own selection. */
  facets: "all" | readonly (TermsKey | RangeKey)[];
};

export type SearchResult = {
  ids: readonly number[];
  /** Exact. */
  total: number;
  facets: readonly SearchFacet[];
  /** Other spellings that have results, best first; only if the text found little or nothing. */
  didYouMean: readonly { text: string; count: number }[];
  /** The text that was searched instead, if the original found nothing: another spelling, or fewer words. */
  searchedText?: string;
};

export type SearchFacet =
  | { key: TermsKey; type: "terms"; values: readonly { value: string; count: number }[] }
  | { key: RangeKey; type: "stats"; min: number; max: number };

export type SuggestQuery = { siteId: number; language: string; text: string; limit: number };

export type Suggestions = {
  /** Completions of the typed text, with the number of products they find if the engine reports it. */
  queries: readonly { text: string; count?: number }[];
  productIds: readonly number[];
  categoryIds: readonly number[];
  manufacturers: readonly string[];
};
