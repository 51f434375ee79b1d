import { createContext } from "react-router";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type {
  BrandView,
  HomeSections,
  OfferView,
  SuggestionsView,
} from "../domain/catalogue-views.ts";
import type { Category } from "../domain/category-tree.ts";
import type { ListingAddress } from "../domain/listing/listing-address.ts";
import type { ListingScope } from "../domain/listing/listing-scope.ts";
import type { ListingView } from "../domain/listing/listing-view.ts";
import type { ProductView } from "../domain/product/product-view.ts";
import type { ShownCard } from "../domain/product/shown-card.ts";

/** What pages get from the catalogue: names in the context's language, prices of its site. */
export type CatalogueForPages = {
  getCategoryTree(context: SiteContext): Promise<readonly Category[]>;
  searchListing(
    context: SiteContext,
    asked: { scope: ListingScope; address: ListingAddress },
  ): Promise<ListingView>;
  /** SPEC §3, flags of type '2' that have products on this site. */
  listOffers(context: SiteContext): Promise<readonly OfferView[]>;
  /** Our own products and those of sellers have different URLs; null if there is no such product. */
  getProduct(
    context: SiteContext,
    asked: { slug: string; isMarketplace: boolean },
  ): Promise<ProductView | null>;
  /** Undefined while the search is unavailable. */
  listSimilar(
    context: SiteContext,
    asked: { productId: number; limit: number },
  ): Promise<readonly ShownCard[] | undefined>;
  /** In the order of the ids; products that are gone are left out. */
  listCardsByIds(context: SiteContext, ids: readonly number[]): Promise<readonly ShownCard[]>;
  suggest(context: SiteContext, asked: { text: string; limit: number }): Promise<SuggestionsView>;
  /** Before anything is typed: popular searches, and the brands with the most products. */
  suggestStart(context: SiteContext): Promise<SuggestionsView>;
  listBestSellers(context: SiteContext, limit: number): Promise<readonly ShownCard[]>;
  /** Sorted by name. */
  listBrands(context: SiteContext): Promise<readonly BrandView[]>;
  getHomeSections(context: SiteContext): Promise<HomeSections>;
};

export const catalogueContext = createContext<CatalogueForPages>();
