import type { ProductFields } from "../product-input.ts";

/** SPEC §3: our own goods, and what sellers of the marketplace offer. */
export type ProductKind = "p" | "o";

export const productKind = ({ seller }: { seller: string | null }): ProductKind =>
  seller === null ? "p" : "o";

/** As the product's record has it, on its card and in what a page is sent of the card. A seller's goods have another address. */
export const SHOWN_AS_STORED = ["id", "slug", "seller", "manufacturer"] as const;
export type ShownAsStored = Pick<ProductFields & { id: number }, (typeof SHOWN_AS_STORED)[number]>;

/** A product as listings show it: the search item of product notes §7, in our own words. */
export type ProductCard = ShownAsStored & {
  name: string;
  /** Pieces sold as one; 1 unless it is a pack. */
  packSize: number;
  price: CataloguePrice;
  /** Others that can be had instead cost more, and none costs less. */
  isFromPrice: boolean;
  pictures: readonly Picture[];
  /** Colours to choose from, as hex; shown as dots where there is more than one. */
  colours: readonly { key: string; title: string; hex: string }[];
  /** To the visitor's door, goods included: what the whole costs by air and by sea, with days. */
  deliveredPrices: readonly DeliveredPrice[];
  categoryId: number;
  /** From the top down, "Shoes / Winter". */
  category: string;
  /** Of the variant shown. */
  sku: string;
  /** The variant shown: its price, picture and stock are the card's. */
  variantId: number;
  /** Then the product's plain address shows it. */
  isDefaultVariant: boolean;
  isInStock: boolean;
  /** Few left of the variant shown; null where there are enough. */
  stockLeft: number | null;
  flagIds: readonly number[];
  /** ISO instant; null without a deal. */
  dealEndsAt: string | null;
  /** The few specifications that tell it from its neighbours, shown in list view; at most four. */
  highlights: readonly { title: string; values: readonly string[] }[];
};

/** Euro cents of the site. Now, and struck the lowest of 30 days, which the percentage counts from. */
export type CataloguePrice = {
  cents: number;
  /** The price before, as the seller names it; null without a discount. */
  oldCents: number | null;
  /** EU law: the lowest price of the 30 days before the reduction; null without a discount. */
  lowest30Cents: number | null;
  /** Whole percents off the reference price; 0 without a discount. */
  percentOff: number;
};

/** `src` is a path for the image proxy; `colour` fills its place until it is there. */
export type Picture = { src: string; colour: string; colourKey: string | null };

export type DeliveredPrice = {
  method: "air" | "sea";
  totalCents: number;
  shippingCents: number;
  /** The cheapest courier's. */
  deliveryCents: number;
  days: { min: number; max: number };
};
