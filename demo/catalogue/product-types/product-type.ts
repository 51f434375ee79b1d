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
  /** Also the end of its products' slugs. */
  key: string;
  /** As it stands in a product's name. */
  noun: LocalisedText;
  /** Family of pictures that draws it. */
  family: string;
  /** Slug of its category in the first and in the second set. */
  categories: readonly [first: string, second: string];
  /** Colour keys that suit it. */
  colours: string;
  /** The colour is that of the packaging: pictures have it, variants do not. */
  isColourOfPackaging?: true;
  sizes: SizeSystem | null;
  /** Euros, from a simple brand to a dear one. */
  price: readonly [low: number, high: number];
  /** Grams, then millimetres of the parcel. */
  packed: readonly [weight: number, length: number, width: number, height: number];
  warehouses: string;
  /** Additional fields that every product of the type has, by field key. */
  always: Readonly<Record<string, string>>;
  /** Fields of which each product has one value. */
  either: Readonly<Record<string, string>>;
  /** Field whose value tells products apart and stands in their names; dearer to the end. */
  spec?: { field: string; values: string };
  /** What descriptions may tell of it. */
  features: string;
  care: string;
};
