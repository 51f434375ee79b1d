import type { Picture, ProductCard } from "./product/product-card.ts";
import type { ShownCard } from "./product/shown-card.ts";

/** An offer is a flag of type '2' (SPEC §3); it shows itself by up to five of its goods (SPEC §9). */
export type OfferView = {
  flagId: number;
  title: string;
  count: number;
  /** The largest discount among its goods, in whole percents; 0 without one. */
  percentOff: number;
  pictures: readonly Picture[];
};

export type BrandView = { name: string; count: number; isFeatured: boolean };

/** While one types. Categories are told with their address, without language. */
export type SuggestionsView = {
  queries: readonly { text: string; count?: number }[];
  categories: readonly { path: string; name: string; above: string | null }[];
  brands: readonly { name: string }[];
  products: readonly SuggestedProduct[];
};

export type SuggestedProduct = Pick<
  ProductCard,
  "id" | "slug" | "seller" | "name" | "manufacturer" | "price"
> & { picture: Picture | null };

/** A category among its siblings, with what one sees of it at a glance. */
export type CategoryTile = { path: string; name: string; count: number; picture: Picture | null };

/** What home shows of the catalogue; a part without goods is empty and its section is not shown. */
export type HomeSections = {
  productCount: number;
  categories: readonly CategoryTile[];
  offers: readonly OfferView[];
  bestSellers: readonly ShownCard[];
  newArrivals: readonly ShownCard[];
  deals: readonly ShownCard[];
  brands: readonly BrandView[];
};
