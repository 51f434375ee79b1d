/** By language; the site's first language stands in where one is missing. */
export type Translated = Readonly<Record<string, string>>;

/** A product on its way into the catalogue: what an importer, a seed or staff hand over. */
export type ProductInput = {
  slug: string;
  /** Where it came from and its number there: importing again changes it instead of doubling it. */
  source?: { name: string; reference: string };
  manufacturer: string;
  names: Translated;
  /** Plain text, paragraphs parted by an empty line. */
  descriptions: Translated;
  /** Own categories, at most one of each id set. */
  categoryIds: readonly number[];
  flagIds: readonly number[];
  /** Additional fields, by field id: neutral value keys ("black", "cotton", "128gb"). */
  fields: Readonly<Record<number, readonly string[]>>;
  sizeChart: string | null;
  /** Slug of a marketplace seller; our own goods have none. */
  seller: string | null;
  /** Where it lies: code of a warehouse. */
  warehouse: string;
  isPro: boolean;
  /** Pieces sold as one; 1 unless it is a pack. */
  packSize: number;
  /** yyyy-MM-dd */
  arrivedOn: string;
  paidAmountCents: number;
  /** ISO instant. */
  dealEndsAt: string | null;
  variants: readonly VariantInput[];
  pictures: readonly PictureInput[];
  /** Regions that differ from the rest. */
  sites: Readonly<Record<string, { isHidden?: boolean; priceCents?: number }>>;
};

export type VariantInput = {
  sku: string;
  gtin: string | null;
  size: string | null;
  colour: string | null;
  priceCents: number;
  /** The price before a reduction; null without one. */
  oldPriceCents: number | null;
  /** Earlier prices, so that the lowest of 30 days is true from the first day. */
  earlierPrices: readonly { on: string; cents: number }[];
  stock: number;
  packed: { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
};

/** `file` lies in the pictures folder; `colour` fills its place until it is there. */
export type PictureInput = { file: string; colour: string; variantColour: string | null };

/** `number` counts rows from 1; `line` is where a row stands in the file, so that one can look. */
export type StagedRow = { number: number; line: number; input: ProductInput };
export type BadRow = { line: number; reason: string };
