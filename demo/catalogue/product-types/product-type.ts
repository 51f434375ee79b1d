import type { LocalisedText } from "../localised-text.ts";

export type SizeSystem =
  | "women"
  | "men"
  | "unisex"
  | "kids"
  | "women-shoes"
  | "men-shoes"
  | "unisex-shoes"
  | "kids-shoes"
  | "women-jeans"
  | "men-jeans"
  | "belts"
  | "gloves"
  | "luggage"
  | "perfume";

/** Lists are words parted by spaces: short to write, easy to compare in a table. */
export type ProductType = {
  /** Also the last part of its products' slugs. */
  key: string;
  /** The noun in a product's name. */
  noun: LocalisedText;
  /** The picture family that draws it. */
  family: string;
  /** The slug of its category in the first and in the second set. */
  categories: readonly [first: string, second: string];
  /** Keys of suitable colours. */
  colours: string;
  /** The colour is only that of the packaging: pictures show it, variants do not have it. */
  isColourOfPackaging?: true;
  sizes: SizeSystem | null;
  /** Euros, from a cheap brand to an expensive one. */
  price: readonly [low: number, high: number];
  /** Weight in grams, then the parcel's dimensions in millimetres. */
  packed: readonly [weight: number, length: number, width: number, height: number];
  warehouses: string;
  /** Additional fields that every product of the type has, by field key. */
  always: Readonly<Record<string, string>>;
  /** Fields of which each product has one of the values. */
  either: Readonly<Record<string, string>>;
  /** The field whose value distinguishes products and is part of their names; later values cost more. */
  spec?: { field: string; values: string };
  /** Features that descriptions may mention. */
  features: string;
  care: string;
};
