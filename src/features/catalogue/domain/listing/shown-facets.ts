import type { Category } from "../categories/category.ts";

const ALWAYS_KEPT = new Set(["manufacturer", "current_price", "discount_percentage", "flag_ids"]);
const ADDITIONAL = /^additional_field_(\d+)$/;

type FacetPlace = {
  /** The chosen category; null where none is. */
  category: Pick<Category, "filterableFieldIds"> | null;
  disabledFieldIds: readonly number[];
};

/**
 * SPEC §5: manufacturer, price, discount and additional fields are kept, category facets stay hidden.
 * With a category chosen, only its filterable fields are shown; without one, those not disabled.
 */
export function isFacetShown(key: string, { category, disabledFieldIds }: FacetPlace): boolean {
  if (ALWAYS_KEPT.has(key)) return true;
  const field = ADDITIONAL.exec(key);
  if (!field) return false;
  const id = Number(field[1]);
  return category ? category.filterableFieldIds.includes(id) : !disabledFieldIds.includes(id);
}

/** SPEC §5: whatever the goods have. */
export const DISCOUNT_BOUNDS = { min: 0, max: 100 };

/** PRODUCT §5: what is kept is the share still paid, in ten-thousandths; people read what they save. */
export function percentsOff(paidFraction: number): number {
  return Math.round((10_000 - paidFraction) / 100);
}

/** SPEC §4: the range turns round, since the largest discount is the smallest share. */
export function paidFractions(off: { min?: number; max?: number }): { min?: number; max?: number } {
  return {
    ...(off.max === undefined ? {} : { min: 10_000 - off.max * 100 }),
    ...(off.min === undefined ? {} : { max: 10_000 - off.min * 100 }),
  };
}
