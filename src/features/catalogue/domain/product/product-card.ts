import type { ProductFields } from "../product-input.ts";

/** SPEC §3: "p" for our own products, "o" for offers of marketplace sellers. */
export type ProductKind = "p" | "o";

export const productKind = ({ seller }: { seller: string | null }): ProductKind =>
  seller === null ? "p" : "o";

/** Fields that the record, its card and the card sent to pages have in common. Sellers' products have another URL. */
export const SHOWN_AS_STORED = ["id", "slug", "seller", "manufacturer"] as const;
export type ShownAsStored = Pick<ProductFields & { id: number }, (typeof SHOWN_AS_STORED)[number]>;

/** A product as listings show it: the search item of product notes §7, with our own names. */
export type ProductCard = ShownAsStored & {
  name: string;
  /** Number of pieces sold together; 1 unless it is a pack. */
  packSize: number;
  price: CataloguePrice;
  /** Other variants that the visitor could choose cost more, and none costs less. */
  isFromPrice: boolean;
  pictures: readonly Picture[];
  /** Colours to choose from, as hex; shown as dots where there is more than one. */
  colours: readonly { key: string; title: string; hex: string }[];
  /** Total price to the visitor's door by air and by sea, product included, with days. */
  deliveredPrices: readonly DeliveredPrice[];
  categoryId: number;
  /** Names from the root category down, "Shoes / Winter". */
  category: string;
  /** The SKU of the variant shown. */
  sku: string;
  /** The variant shown: the card has its price, picture and stock. */
  variantId: number;
  /** True if the product's URL without a variant shows this variant. */
  isDefaultVariant: boolean;
  isInStock: boolean;
  /** Pieces left of the variant shown if they are few; null if there are enough. */
  stockLeft: number | null;
  flagIds: readonly number[];
  /** ISO instant; null without a deal. */
  dealEndsAt: string | null;
  /** The few specifications that distinguish it from similar products, shown in list view; at most four. */
  highlights: readonly { title: string; values: readonly string[] }[];
};

/** In euro cents, on one site. The struck-through price is the lowest of 30 days; the percentage refers to it. */
export type CataloguePrice = {
  cents: number;
  /** The earlier price that the seller states; null without a discount. */
  oldCents: number | null;
  /** EU law: the lowest price of the 30 days before the reduction; null without a discount. */
  lowest30Cents: number | null;
  /** Whole percents below the reference price; 0 without a discount. */
  percentOff: number;
};

/** `src` is a path for the image proxy; `colour` is shown until the picture has loaded. */
export type Picture = { src: string; colour: string; colourKey: string | null };

export type DeliveredPrice = {
  method: "air" | "sea";
  totalCents: number;
  shippingCents: number;
  /** The fee of the cheapest courier. */
  deliveryCents: number;
  days: { min: number; max: number };
};
