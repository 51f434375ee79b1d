import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isIntegerCents } from "#core/money.ts";
import { isOneLine } from "#core/one-line.ts";
import { LARGEST_ROW_ID } from "#core/read-ids.ts";
import { PRODUCT_STATES } from "./product-list.ts";
import { TEXT_LANGUAGES } from "./text-languages.ts";

/** The schemas of staff's product calls, with the API's field names and decimal amounts. */

/** 21 million euros: in cents, they still fit into an integer column of the database. */
const MAX_PRICE = 21_000_000;

export const staffId = z
  .int("validation.invalid")
  .check(z.positive("validation.invalid"), z.maximum(LARGEST_ROW_ID, "validation.invalid"));
export const shortText = z
  .string("validation.required")
  .check(
    z.trim(),
    z.minLength(1, "validation.required"),
    z.maxLength(100, "validation.invalid"),
    z.refine(isOneLine, "validation.invalid"),
  );
const optionalShort = z.nullable(shortText);

export const price = z
  .number("validation.number")
  .check(
    z.positive("validation.invalid"),
    z.maximum(MAX_PRICE, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );
export const cost = z
  .number("validation.number")
  .check(
    z.minimum(0, "validation.invalid"),
    z.maximum(MAX_PRICE, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );
const measure = z
  .int("validation.number")
  .check(z.positive("validation.invalid"), z.maximum(1_000_000, "validation.invalid"));
const day = z.string().check(z.refine(isDay, "validation.invalid"));
const instant = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), "validation.invalid"));

export const nameText = z.string().check(z.trim(), z.maxLength(200, "validation.invalid"));
const descriptionText = z.string().check(z.trim(), z.maxLength(20_000, "validation.invalid"));
const ids = z.array(staffId).check(z.maxLength(200, "validation.invalid"));

/** A separate key per language, so that two people who edit different languages do not conflict. */
const productNames = {
  "name.en": nameText,
  "name.lt": nameText,
  "name.lv": nameText,
  "name.et": nameText,
  "name.ru": nameText,
};
const productDescriptions = {
  "description.en": descriptionText,
  "description.lt": descriptionText,
  "description.lv": descriptionText,
  "description.et": descriptionText,
  "description.ru": descriptionText,
};

export const productValues = z.object({
  manufacturer: shortText,
  ...productNames,
  ...productDescriptions,
  category_ids: ids.check(z.minLength(1, "validation.required")),
  flag_ids: ids,
  /** Additional fields by their ids; colour and size belong to the variants. */
  fields: z.record(
    z.string().check(z.regex(/^\d{1,9}$/, "validation.invalid")),
    z.array(shortText).check(z.maxLength(50, "validation.invalid")),
  ),
  size_chart: optionalShort,
  seller: optionalShort,
  warehouse: shortText,
  is_pro: z.boolean(),
  pack_size: measure,
  arrived_on: day,
  deal_ends_at: z.nullable(instant),
  /** Ids of sites that hide it. */
  hidden_on: ids,
  /** Prices of sites that have their own price, by site id. */
  site_prices: z.record(z.string().check(z.regex(/^\d{1,9}$/, "validation.invalid")), price),
});
export type ProductValues = z.infer<typeof productValues>;

export const variantValues = z.object({
  sku: shortText,
  gtin: z.nullable(z.string().check(z.trim(), z.regex(/^\d{8,14}$/, "office.goods.errors.gtin"))),
  size: optionalShort,
  colour: z.nullable(
    z.string().check(z.trim(), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "office.goods.errors.colour")),
  ),
  price,
  old_price: z.nullable(price),
  cost: z.nullable(cost),
  weight_grams: measure,
  length_mm: measure,
  width_mm: measure,
  height_mm: measure,
});
export type VariantValues = z.infer<typeof variantValues>;

export const pictureOrder = z
  .array(z.object({ file: z.string().check(z.maxLength(200)), variant_colour: optionalShort }))
  .check(z.maxLength(100, "validation.invalid"));
export type PictureOrder = z.infer<typeof pictureOrder>;
const part = z.number("validation.number").check(z.minimum(0), z.maximum(1));
export const focus = z.object({ x: part, y: part });

export const MOST_STOCK_CHANGE = 1_000_000;
export const stockChange = z
  .int("validation.number")
  .check(
    z.minimum(-MOST_STOCK_CHANGE, "validation.invalid"),
    z.maximum(MOST_STOCK_CHANGE, "validation.invalid"),
  );
export const STOCK_REASONS = ["received", "counted", "damaged", "returned", "other"] as const;

/** The filters of product lists. */
export const productFilter = {
  state: z.optional(z.enum(PRODUCT_STATES)),
  site: z.optional(staffId),
  category: z.optional(staffId),
  flag: z.optional(staffId),
  manufacturer: z.optional(shortText),
  seller: z.optional(shortText),
  in_stock: z.optional(z.boolean()),
  /** At least one variant is for sale and has at most this many pieces left. */
  few_left: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_STOCK_CHANGE))),
  query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** The language in which the words are searched. */
  language: z.optional(
    z.string().check(z.refine((code) => TEXT_LANGUAGES.some((one) => one === code))),
  ),
};
