import type { SortType } from "#ports/sort-type.ts";
import type { ProductKind } from "../product/product-card.ts";
import type { ShownCard } from "../product/shown-card.ts";
import type { ListingAddress } from "./listing-address.ts";

/** What a listing page shows for one address (SPEC §3, content state): cards, true counts, titled facets. */
export type ListingView = {
  /** Those around the page; what comes before them is asked for when one scrolls up. */
  cards: readonly ShownCard[];
  /** How many stand before the first of `cards`. */
  offset: number;
  total: number;
  /** SPEC §9: 48 on page 1, then 24 for each further page; never past the last one. */
  page: number;
  /** How many all pages up to this one hold. */
  limit: number;
  /** As it was understood: page, text, selected filters; what is no filter of the listing is gone. */
  address: ListingAddress;
  sort: SortType;
  /** "o": offers of the marketplace's sellers. */
  contentType: ProductKind;
  /** What events of these goods are told by. */
  queryKey: string | null;
  /** Additional fields that are no filters unless a category asks for them. */
  disabledFieldIds: readonly number[];
  facets: readonly ListingFacet[];
  /** Categories below the listing's own, those without goods left out; paths without language. */
  categories: readonly ListingCategory[];
  didYouMean: readonly { text: string; count: number }[];
  searchedText: string | null;
  /** What one may like where nothing was found. */
  similar: readonly ShownCard[];
};

export type ListingFacet =
  | {
      key: string;
      type: "terms" | "flags";
      /** Of the language; manufacturer, price and discount are named by messages. */
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

/** Below the listing's own category there is a page of each; elsewhere the listing itself is narrowed. */
export type ListingCategory = {
  id: number;
  name: string;
  count: number;
  path: string | null;
};
