import type { Picture, ProductCard } from "./product-card.ts";

/** All that a product's page shows, in one language of one site. */
export type ProductView = Omit<ProductCard, "pictures"> & {
  descriptionHtml: string;
  breadcrumb: readonly { slug: string; name: string }[];
  variants: readonly VariantView[];
  specifications: readonly { title: string; values: readonly string[] }[];
  sizeChart: SizeChart | null;
  pictures: readonly (Picture & { alt: string })[];
  /** Why the shipping costs what it costs. */
  packed: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
  warehouseCode: string;
  sku: string;
  gtin: string | null;
};

export type VariantView = {
  id: number;
  sku: string;
  /** Neutral keys, to match pictures and addresses; titles are what people read. */
  size: string | null;
  colourKey: string | null;
  price: ProductCard["price"];
  doors: ProductCard["doors"];
  stock: number;
};

/** Rows are sizes, columns measures in centimetres. */
export type SizeChart = {
  title: string;
  columns: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
};
