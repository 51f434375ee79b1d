import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { ComparedMethods } from "#features/shipping/domain/compare-methods.ts";
import type { LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { Picture, ProductCard } from "./product-card.ts";

/** Everything that a product page shows, in one language on one site. */
export type ProductView = Omit<ProductCard, "pictures"> & {
  /** Plain text; empty lines separate paragraphs. */
  description: string;
  breadcrumb: readonly { slug: string; name: string }[];
  /** The cheapest courier to the door, which delivered prices include. */
  delivery: LocalDelivery | null;
  variants: readonly VariantView[];
  specifications: readonly { title: string; values: readonly string[] }[];
  sizeChart: SizeChart | null;
  pictures: readonly (Picture & { alt: string })[];
};

export type VariantView = {
  id: number;
  sku: string;
  gtin: string | null;
  /** Neutral keys for matching pictures and URLs; titles are shown to visitors. */
  size: string | null;
  colourKey: string | null;
  price: ProductCard["price"];
  deliveredPrices: ProductCard["deliveredPrices"];
  stock: number;
  /** The parcel and rates from which delivered prices are calculated. */
  parcel: Parcel;
  shipping: ComparedMethods;
};

/** Rows are sizes, columns measures in centimetres. */
export type SizeChart = {
  title: string;
  columns: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
};
