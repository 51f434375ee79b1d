import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { ComparedMethods } from "#features/shipping/domain/compare-methods.ts";
import type { LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { Picture, ProductCard } from "./product-card.ts";

/** All that a product's page shows, in one language of one site. */
export type ProductView = Omit<ProductCard, "pictures"> & {
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  breadcrumb: readonly { slug: string; name: string }[];
  /** The cheapest courier to the door, that delivered prices are counted with. */
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
  /** Neutral keys, to match pictures and addresses; titles are what people read. */
  size: string | null;
  colourKey: string | null;
  price: ProductCard["price"];
  deliveredPrices: ProductCard["deliveredPrices"];
  stock: number;
  /** Why its shipping costs what it costs: delivered prices are made of these. */
  parcel: Parcel;
  shipping: ComparedMethods;
};

/** Rows are sizes, columns measures in centimetres. */
export type SizeChart = {
  title: string;
  columns: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
};
