import type { Category } from "../category-tree.ts";
import { FULL_PRICE } from "../product/catalogue-price.ts";

const ALWAYS_KEPT = new Set(["manufacturer", "current_price", "discount_percentage", "flag_ids"]);
const ADDITIONAL = /^additional_field_(\d+)$/;

type FacetPlace = {
  /** The chosen category; null if none is chosen. */
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

/** SPEC §5: the bounds do not depend on the products. */
export const DISCOUNT_BOUNDS = { min: 0, max: 100 };

/**
 * SPEC §4: min and max swap, since the largest discount is the smallest share still paid. Labels are whole percents,
 * rounded down, so 51 includes everything below 52.
 */
export function paidFractions(off: { min?: number; max?: number }): { min?: number; max?: number } {
  return {
    ...(off.max === undefined ? {} : { min: Math.max(0, FULL_PRICE - (off.max + 1) * 100 + 1) }),
    ...(off.min === undefined ? {} : { max: FULL_PRICE - off.min * 100 }),
  };
}
