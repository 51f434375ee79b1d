import type { ProductInput, Translated } from "./product-input.ts";

/** Everything that a catalogue consists of. Seeds and importers provide it and choose the ids. */
export type CatalogueInput = {
  categories: readonly CategoryInput[];
  fields: readonly FieldInput[];
  flags: readonly FlagInput[];
  sellers: readonly SellerInput[];
  sizeCharts: readonly SizeChartInput[];
  products: readonly ProductInput[];
};

/** SPEC §9 has two sets of category ids; a site shows one of them. */
export type CategoryInput = {
  id: number;
  set: 1 | 2;
  parentId: number | null;
  /** Unique among the children of one parent. */
  slug: string;
  names: Translated;
  position: number;
  filterableFieldIds: readonly number[];
  displayInMarketplace: boolean;
};

/**
 * An additional field. The fields with the keys `colour` and `size` are filled from the variants; the values of
 * `colour` also name the variants' colours.
 */
export type FieldInput = {
  id: number;
  key: string;
  titles: Translated;
  position: number;
  /** Not offered as a filter unless a category lists it (SPEC §5, "disabled in the index"). */
  isDisabled: boolean;
  /** Values without a row here are shown by their key. */
  values: readonly FieldValueInput[];
};

/** `hex` is for colours only. */
export type FieldValueInput = { value: string; titles: Translated; hex: string | null };

/** SPEC §3: type '1' is a flag, '2' an offer. */
export type FlagInput = {
  id: number;
  type: "1" | "2";
  slug: string;
  names: Translated;
  position: number;
};

export type SellerInput = { slug: string; name: string };

/** Measures are in centimetres; the order of `cells` is that of the columns. */
export type SizeChartInput = {
  slug: string;
  titles: Translated;
  columns: readonly Translated[];
  rows: readonly { size: string; cells: readonly string[] }[];
};
