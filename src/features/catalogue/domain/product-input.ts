import * as z from "zod/mini";
import type { RowFault } from "./row-fault.ts";

const translated = z.record(z.string(), z.string());
/** By language; the site's first language stands in where one is missing. */
export type Translated = Readonly<z.infer<typeof translated>>;

const textOrNull = z._default(z.nullable(z.string()), null);

const variant = z.object({
  sku: z.string(),
  gtin: textOrNull,
  size: textOrNull,
  colour: textOrNull,
  priceCents: z.int(),
  /** The price before a reduction; null without one. */
  oldPriceCents: z._default(z.nullable(z.int()), null),
  /** Earlier prices, so that the lowest of 30 days is true from the first day. */
  earlierPrices: z._default(z.array(z.object({ on: z.string(), cents: z.int() })), []),
  stock: z.int(),
  packed: z.object({
    weightGrams: z.int(),
    lengthMm: z.int(),
    widthMm: z.int(),
    heightMm: z.int(),
  }),
});

/** `colour` fills its place until it is there; with `url` the picture is fetched from the web first. */
const picture = z.object({
  file: z.string(),
  colour: z.string(),
  variantColour: textOrNull,
  url: z.optional(z.string()),
});

/** What a product is by itself, wherever it is sold: the columns of its row, and what records in memory have. */
const ownFields = z.object({
  slug: z.string(),
  manufacturer: z.string(),
  names: translated,
  /** Own categories, at most one of each id set. */
  categoryIds: z.array(z.int()),
  flagIds: z._default(z.array(z.int()), []),
  /** Additional fields, by field id: neutral value keys ("black", "cotton", "128gb"). */
  fields: z._default(z.record(z.string(), z.array(z.string())), {}),
  sizeChart: textOrNull,
  /** Slug of a marketplace seller; our own goods have none. */
  seller: textOrNull,
  /** Where it lies: code of a warehouse. */
  warehouse: z.string(),
  isPro: z._default(z.boolean(), false),
  /** Pieces sold as one; 1 unless it is a pack. */
  packSize: z._default(z.int(), 1),
  /** yyyy-MM-dd */
  arrivedOn: z.string(),
  paidAmountCents: z._default(z.int(), 0),
  /** ISO instant. */
  dealEndsAt: textOrNull,
});

/** A product as a file of our own making has it; with `source` and `sites` it is a `ProductInput`. */
export const productFields = z.extend(ownFields, {
  /** Plain text, paragraphs parted by an empty line. */
  descriptions: z._default(translated, {}),
  variants: z.array(variant),
  /** Without them it keeps those that it has; an empty list takes them away. */
  pictures: z.optional(z.array(picture)),
});

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export type ProductFields = Frozen<z.infer<typeof ownFields>>;
export type VariantInput = Frozen<z.infer<typeof variant>> & {
  /** Pieces set aside that an earlier count did not have; a new count begins without. */
  owed?: number;
};
export type PictureInput = Frozen<z.infer<typeof picture>>;

/** A product on its way into the catalogue: what an importer, a seed or staff hand over. */
export type ProductInput = Omit<Frozen<z.infer<typeof productFields>>, "variants"> & {
  variants: readonly VariantInput[];
  /** Where it came from and its number there: importing again changes it instead of doubling it. */
  source?: { name: string; reference: string };
  /** Regions that differ from the rest; without them it is hidden and priced there as it was. */
  sites?: Readonly<Record<string, { isHidden?: boolean; priceCents?: number }>>;
  /** What a list says anything of (`merge-provided-fields.ts`); the rest stays as it was. Without it everything is provided. */
  providedFields?: readonly string[];
};

/** `number` counts rows from 1; `line` is where a row stands in the file, so that one can look. */
export type StagedRow = { number: number; line: number; input: ProductInput };
export type BadRow = { line: number; faults: readonly RowFault[] };
