import type { ShownCard } from "../product/shown-card.ts";
import type { SortType } from "../sort-type.ts";

/** What a listing page shows for one address: cards, true counts, facets with titles of the language. */
export type ListingView = {
  cards: readonly ShownCard[];
  total: number;
  /** SPEC §9: 48 on page 1, then 24 for each further page; all up to `page` are in `cards`. */
  page: number;
  sort: SortType;
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
