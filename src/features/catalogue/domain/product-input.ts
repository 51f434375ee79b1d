import * as z from "zod/mini";
import type { RowFault } from "./row-fault.ts";

const translated = z.record(z.string(), z.string());
/** Texts by language; if one is missing, the site's first language is used. */
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
  /** Earlier prices, so that the lowest price of 30 days is correct from the first day. */
  earlierPrices: z._default(z.array(z.object({ on: z.string(), cents: z.int() })), []),
  stock: z.int(),
  packed: z.object({
    weightGrams: z.int(),
    lengthMm: z.int(),
    widthMm: z.int(),
    heightMm: z.int(),
  }),
});

/** `colour` is shown until the picture has loaded; a picture with `url` is downloaded first. */
const picture = z.object({
  file: z.string(),
  colour: z.string(),
  variantColour: textOrNull,
  url: z.optional(z.string()),
});

/** The product's own fields, which do not depend on a site: its columns in the table and in cached records. */
const ownFields = z.object({
  slug: z.string(),
  manufacturer: z.string(),
  names: translated,
  /** Its own categories, at most one of each id set. */
  categoryIds: z.array(z.int()),
  flagIds: z._default(z.array(z.int()), []),
  /** Additional fields, by field id: neutral value keys ("black", "cotton", "128gb"). */
  fields: z._default(z.record(z.string(), z.array(z.string())), {}),
  sizeChart: textOrNull,
  /** Slug of a marketplace seller; our own goods have none. */
  seller: textOrNull,
  /** Code of the warehouse where it is stored. */
  warehouse: z.string(),
  isPro: z._default(z.boolean(), false),
  /** Number of pieces sold together; 1 unless it is a pack. */
  packSize: z._default(z.int(), 1),
  /** yyyy-MM-dd */
  arrivedOn: z.string(),
  paidAmountCents: z._default(z.int(), 0),
  /** ISO instant. */
  dealEndsAt: textOrNull,
});

/** A product in a file of our own format; with `source` and `sites` added it is a `ProductInput`. */
export const productFields = z.extend(ownFields, {
  /** Plain text; empty lines separate paragraphs. */
  descriptions: z._default(translated, {}),
  variants: z.array(variant),
  /** If missing, the product keeps its pictures; an empty list removes them. */
  pictures: z.optional(z.array(picture)),
});

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export type ProductFields = Frozen<z.infer<typeof ownFields>>;
export type VariantInput = Frozen<z.infer<typeof variant>> & {
  /** Pieces set aside that an earlier count did not include; a new count resets it to zero. */
  owed?: number;
};
export type PictureInput = Frozen<z.infer<typeof picture>>;

/** A product to be saved in the catalogue, from an importer, a seed or staff. */
export type ProductInput = Omit<Frozen<z.infer<typeof productFields>>, "variants"> & {
  variants: readonly VariantInput[];
  /** The source and the product's number there: importing it again updates it instead of adding it twice. */
  source?: { name: string; reference: string };
  /** Regions that differ from the rest; if missing, stored visibility and prices per region stay as they are. */
  sites?: Readonly<Record<string, { isHidden?: boolean; priceCents?: number }>>;
  /** Fields in the list (`merge-provided-fields.ts`); others keep their values. If missing, all are provided. */
  providedFields?: readonly string[];
};

/** `number` counts rows from 1; `line` is the row's line in the file, so that people can find it. */
export type StagedRow = { number: number; line: number; input: ProductInput };
export type BadRow = { line: number; faults: readonly RowFault[] };
