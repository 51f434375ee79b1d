import type { Arrangement } from "../arrangement.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { ListingScope } from "./listing-scope.ts";
import { paidFractions } from "./shown-facets.ts";

/** As search engines take them; prices in cents, discounts as ten-thousandths still paid. */
export type AskedFilters = {
  terms: Record<string, readonly string[]>;
  ranges: Record<string, { min?: number; max?: number }>;
};

const OPEN_KEYS = new Set(["manufacturer", "flag_ids", "in_stock", "category_id", "category_ids"]);
const ADDITIONAL = /^additional_field_(\d{1,9})$/;

/** Filters that anyone may name; anything else is a filter that nothing fits. */
export function isFilterKey(key: string, { fields }: Pick<Arrangement, "fields">): boolean {
  if (OPEN_KEYS.has(key)) return true;
  const id = ADDITIONAL.exec(key)?.[1];
  return id !== undefined && fields.some((field) => field.id === Number(id));
}

/** Undefined where a filter is asked for that no product has: nothing fits, and nothing need be searched. */
export function askedFilters(
  address: Pick<ListingAddress, "terms" | "ranges">,
  arrangement: Pick<Arrangement, "fields">,
): AskedFilters | undefined {
  if (!Object.keys(address.terms).every((key) => isFilterKey(key, arrangement))) return undefined;
  const { current_price: price, discount_percentage: off } = address.ranges;
  return {
    terms: address.terms,
    ranges: {
      ...(price ? { current_price: price } : {}),
      ...(off ? { discount_percentage: paidFractions(off) } : {}),
    },
  };
}

/**
 * Which goods a listing is of at all. A listing of one category answers for that one alone, whatever
 * categories a filter names.
 */
export function withScope(
  filters: AskedFilters,
  scope: ListingScope,
  { categories }: Pick<Arrangement, "categories">,
  categorySet: number | null,
): AskedFilters {
  const narrowed = (terms: AskedFilters["terms"]) => ({
    ...filters,
    terms: { ...filters.terms, ...terms },
  });
  switch (scope.kind) {
    case "category":
      return narrowed({ category_ids: [String(scope.categoryId)] });
    case "deals":
      return narrowed({ marks: ["deal"] });
    case "pro":
      return narrowed({ marks: ["pro"] });
    case "marketplace": {
      const ofSet = [...categories.values()].filter(({ set }) => set === categorySet);
      const shown = ofSet.filter(({ displayInMarketplace }) => displayInMarketplace);
      // SPEC §3, display_in_marketplace; the usual catalogue hides none and needs no filter.
      if (shown.length === ofSet.length) return filters;
      return narrowed({ category_id: shown.map(({ id }) => String(id)) });
    }
    default:
      return filters;
  }
}
