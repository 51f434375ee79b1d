import type { SortType } from "#ports/sort-type.ts";
import type { ProductKind } from "../product/product-card.ts";
import type { ShownCard } from "../product/shown-card.ts";
import type { ListingAddress } from "./listing-address.ts";

/** What a listing page shows for one address (SPEC §3, content state): cards, exact counts, facets with titles. */
export type ListingView = {
  /** The cards around the page; those above them are loaded when the visitor scrolls up. */
  cards: readonly ShownCard[];
  /** How many cards come before the first of `cards`. */
  offset: number;
  total: number;
  /** SPEC §9: 48 on page 1, then 24 for each further page; never past the last one. */
  page: number;
  /** How many cards this page and all pages before it have together. */
  limit: number;
  /** The address as it was understood: page, text and filters; unknown filters are removed. */
  address: ListingAddress;
  sort: SortType;
  /** "o": offers of the marketplace's sellers. */
  contentType: ProductKind;
  /** The query key with which events about these products are reported. */
  queryKey: string | null;
  /** Additional fields that are filters only in categories that list them. */
  disabledFieldIds: readonly number[];
  facets: readonly ListingFacet[];
  /** Subcategories of the listing's category that have products; paths have no language prefix. */
  categories: readonly ListingCategory[];
  didYouMean: readonly { text: string; count: number }[];
  searchedText: string | null;
  /** Products that the visitor may like, shown if nothing was found. */
  similar: readonly ShownCard[];
};

export type ListingFacet =
  | {
      key: string;
      type: "terms" | "flags";
      /** In the page's language; null for manufacturer, price and discount, which have messages as titles. */
      title: string | null;
      values: readonly FacetValue[];
    }
  /** Prices in euro cents; discounts in whole percents off, already inverted, bounds 0 and 100 (SPEC §5). */
  | { key: "current_price" | "discount_percentage"; type: "stats"; min: number; max: number };

export type FacetValue = {
  value: string;
  title: string;
  count: number;
  isChosen: boolean;
  /** Colours are shown as dots. */
  hex?: string;
};

/** Links to the category's own page below a category's listing; in other listings it is a filter. */
export type ListingCategory = {
  id: number;
  name: string;
  count: number;
  path: string | null;
};
