import * as z from "zod/mini";
import { productFields } from "./product-input.ts";

/** How a foreign file's columns become ours; see samples/README.md. */
const column = z.union([
  z.string(),
  z.strictObject({
    column: z.string(),
    /** Takes the first group, or the whole match. */
    pattern: z.optional(z.string()),
    /** Words of the file to words of ours; what is not listed stays. */
    map: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** The column's numbers times this are ours: 1000 for kilograms. */
    factor: z.optional(z.number().check(z.positive())),
    /** Which sign parts the cents, where a file is not clear about it. */
    decimal: z.optional(z.enum([".", ","])),
    /** Where the column is empty. */
    fallback: z.optional(z.union([z.string(), z.number()])),
  }),
  z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
]);

/** Of a product's own fields those that one column cannot say, or says under another name. */
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
/** Per language: `name.en`, `description.lt`; additional fields: `field.3`. */
const OPEN_TARGETS = /^((name|description)\.[a-z]{2}|field\.\d{1,9})$/;
const isTarget = (name: string) => OPEN_TARGETS.test(name) || TARGETS.includes(name);

export const importMapping = z.strictObject({
  /** Names the supplier; importing the same source again changes its goods instead of doubling them. */
  source: z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)),
  columns: z.record(z.string(), column).check(z.refine((all) => Object.keys(all).every(isTarget))),
  /** Values of `category` to category ids, at most one of each id set; `*` is for all others. */
  categories: z.optional(z.record(z.string(), z.array(z.int()))),
  /** Prices of the file times this are euros. */
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
