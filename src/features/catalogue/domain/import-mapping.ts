import * as z from "zod/mini";
import { productFields } from "./product-input.ts";

/** How the columns of a foreign file map to our fields; see samples/README.md. */
const column = z.union([
  z.string(),
  z.strictObject({
    column: z.string(),
    /** Takes the first capture group, or the whole match if there is none. */
    pattern: z.optional(z.string()),
    /** Maps values of the file to ours; a value that is not listed stays as it is. */
    map: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** Multiplies the column's numbers: 1000 for kilograms. */
    factor: z.optional(z.number().check(z.positive())),
    /** Which character separates the decimals, where the file is ambiguous. */
    decimal: z.optional(z.enum([".", ","])),
    /** The value for empty cells. */
    fallback: z.optional(z.union([z.string(), z.number()])),
  }),
  z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
]);

/** Product fields that do not fit into one column, or that have another name as a target. */
const NO_COLUMNS = [
  "names",
  "descriptions",
  "categoryIds",
  "flagIds",
  "fields",
  "paidAmountCents",
  "variants",
];
const TARGETS = [
  ...Object.keys(productFields.shape).filter((field) => !NO_COLUMNS.includes(field)),
  "reference",
  "sku",
  "gtin",
  "size",
  "colour",
  "price",
  "oldPrice",
  "earlierPrice",
  "earlierPriceOn",
  "stock",
  "weightGrams",
  "lengthMm",
  "widthMm",
  "heightMm",
  "paidAmount",
  "category",
  "flags",
];
/** Targets per language, like `name.en` or `description.lt`, and additional fields, like `field.3`. */
const OPEN_TARGETS = /^((name|description)\.[a-z]{2}|field\.\d{1,9})$/;
const isTarget = (name: string) => OPEN_TARGETS.test(name) || TARGETS.includes(name);

export const importMapping = z.strictObject({
  /** Names the supplier: importing the same source again updates its products instead of adding them twice. */
  source: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)),
  columns: z.record(z.string(), column).check(z.refine((all) => Object.keys(all).every(isTarget))),
  /** Maps values of `category` to category ids, at most one per id set; `*` is for all other values. */
  categories: z.optional(z.record(z.string(), z.array(z.int()))),
  /** Multiplies the file's prices to get euros. */
  priceFactor: z.optional(z.number().check(z.positive())),
});
export type Mapping = z.infer<typeof importMapping>;
export type ColumnRule = z.infer<typeof column>;

export function parseMapping(value: unknown): Mapping {
  const read = z.safeParse(importMapping, value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`The mapping cannot be used.\n${problems.join("\n")}`);
}
