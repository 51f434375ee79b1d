import * as z from "zod/mini";
import { nameText, shortText, staffId } from "./staff-product.ts";

/** The schemas of what staff write for categories, fields, flags, sellers and size charts. */

const names = {
  "name.en": nameText,
  "name.lt": nameText,
  "name.lv": nameText,
  "name.et": nameText,
  "name.ru": nameText,
};
const words = z.record(
  z.string().check(z.regex(/^[a-z]{2}$/, "validation.invalid")),
  z.string().check(z.trim(), z.maxLength(200, "validation.invalid")),
);
const ids = z.array(staffId).check(z.maxLength(100, "validation.invalid"));
/** A key as it is written in URLs and files. */
const key = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "office.goods.errors.key"),
    z.maxLength(100),
  );

export const categoryValues = z.object({
  ...names,
  filterable_field_ids: ids,
  display_in_marketplace: z.boolean(),
});
export type CategoryValues = z.infer<typeof categoryValues>;

export const newCategory = z.object({
  ...names,
  set: z.union([z.literal(1), z.literal(2)]),
  parent_id: z.nullable(staffId),
});
export type NewCategory = z.infer<typeof newCategory>;

const fieldValue = z.object({
  value: key,
  titles: words,
  hex: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "validation.invalid"))),
});
export const fieldValues = z.object({
  key,
  ...names,
  /** Offered as a filter only where a category lists it. */
  is_disabled: z.boolean(),
  values: z.array(fieldValue).check(z.maxLength(1000, "validation.invalid")),
});
export type FieldValues = z.infer<typeof fieldValues>;

export const flagValues = z.object({ ...names, type: z.enum(["1", "2"], "validation.invalid") });
export type FlagValues = z.infer<typeof flagValues>;

export const sellerValues = z.object({ name: shortText });
export type SellerValues = z.infer<typeof sellerValues>;

const cell = z.string().check(z.trim(), z.maxLength(30, "validation.invalid"));
export const sizeChartValues = z.object({
  ...names,
  columns: z.array(words).check(z.minLength(1, "validation.required"), z.maxLength(20)),
  rows: z
    .array(z.object({ size: shortText, cells: z.array(cell).check(z.maxLength(20)) }))
    .check(z.maxLength(100, "validation.invalid")),
});
export type SizeChartValues = z.infer<typeof sizeChartValues>;
