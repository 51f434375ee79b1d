import type { Picture, ProductCard } from "./product/product-card.ts";
import type { ShownCard } from "./product/shown-card.ts";

/** An offer is a flag of type '2' (SPEC §3), shown with pictures of up to five of its products (SPEC §9). */
export type OfferView = {
  flagId: number;
  title: string;
  count: number;
  /** The largest discount among its goods, in whole percents; 0 without one. */
  percentOff: number;
  pictures: readonly Picture[];
};

export type BrandView = { name: string; count: number; isFeatured: boolean };

/** Shown while a visitor types. Paths of categories have no language prefix. */
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

/** A category among its siblings, with its picture and its number of products. */
export type CategoryTile = { path: string; name: string; count: number; picture: Picture | null };

/** What the home page shows of the catalogue; a part without products is empty and its section is hidden. */
export type HomeSections = {
  productCount: number;
  categories: readonly CategoryTile[];
  offers: readonly OfferView[];
  bestSellers: readonly ShownCard[];
  newArrivals: readonly ShownCard[];
  deals: readonly ShownCard[];
  brands: readonly BrandView[];
};
