import type { TermsKey } from "#ports/search.ts";

/** Keys are numbered; additional fields follow as they are met. */
export const FIXED_KEYS = [
  "manufacturer",
  "category_id",
  "category_ids",
  "flag_ids",
  "marks",
  "in_stock",
] as const satisfies readonly TermsKey[];

export const KEY = {
  manufacturer: 0,
  categoryId: 1,
  categoryIds: 2,
  flagIds: 3,
  marks: 4,
  inStock: 5,
} as const;

export const FIRST_FIELD_KEY = FIXED_KEYS.length;
const FIELD = "additional_field_";

export const fieldKey = (fieldId: number | string): TermsKey =>
  `${FIELD}${Number(fieldId)}` as TermsKey;

export const fieldIdOf = (key: string): number => Number(key.slice(FIELD.length));
