import type { CategoryInput } from "../catalogue-input.ts";
import type { Taxonomy } from "../taxonomy.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { ListingScope } from "./listing-scope.ts";
import { paidFractions } from "./shown-facets.ts";

/** As search engines take them; prices in cents, discounts as ten-thousandths still paid. */
export type RequestedFilters = {
  terms: Record<string, readonly string[]>;
  ranges: Record<string, { min?: number; max?: number }>;
};

const OPEN_KEYS = new Set(["manufacturer", "flag_ids", "in_stock", "category_id", "category_ids"]);
const ADDITIONAL = /^additional_field_(\d{1,9})$/;

/** Filters that anyone may name; anything else is a filter that nothing fits. */
export function isFilterKey(key: string, { fields }: Pick<Taxonomy, "fields">): boolean {
  if (OPEN_KEYS.has(key)) return true;
  const id = ADDITIONAL.exec(key)?.[1];
  return id !== undefined && fields.some((field) => field.id === Number(id));
}

const CATEGORY_KEYS = new Set(["category_id", "category_ids"]);

/** Without what is no filter of this listing: a category's own page is not narrowed by categories. */
export function ownFilters(
  address: ListingAddress,
  scope: ListingScope,
  taxonomy: Pick<Taxonomy, "fields">,
): ListingAddress {
  const isOwn = (key: string) =>
    isFilterKey(key, taxonomy) && !(scope.kind === "category" && CATEGORY_KEYS.has(key));
  const terms = Object.entries(address.terms).filter(([key]) => isOwn(key));
  return { ...address, terms: Object.fromEntries(terms) };
}

/** SPEC §5: the category a listing is of, or those that its filter names; their fields together. */
export function chosenCategory(
  { terms }: Pick<ListingAddress, "terms">,
  scope: ListingScope,
  { categories }: Pick<Taxonomy, "categories">,
): Pick<CategoryInput, "filterableFieldIds"> | null {
  const ids =
    scope.kind === "category"
      ? [scope.categoryId]
      : [...CATEGORY_KEYS].flatMap((key) => terms[key] ?? []).map(Number);
  const chosen = ids.flatMap((id) => categories.get(id) ?? []);
  if (chosen.length === 0) return null;
  return { filterableFieldIds: chosen.flatMap(({ filterableFieldIds }) => filterableFieldIds) };
}

/** Undefined where a filter is asked for that no product has: nothing fits, and nothing need be searched. */
export function requestedFilters(
  address: Pick<ListingAddress, "terms" | "ranges">,
  taxonomy: Pick<Taxonomy, "fields">,
): RequestedFilters | undefined {
  if (!Object.keys(address.terms).every((key) => isFilterKey(key, taxonomy))) return undefined;
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
  filters: RequestedFilters,
  scope: ListingScope,
  { categories }: Pick<Taxonomy, "categories">,
  categorySet: number | null,
): RequestedFilters {
  const narrowed = (terms: RequestedFilters["terms"]) => ({
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
    case "offers":
      return narrowed({ ...marketCategories(categories, categorySet), marks: ["seller"] });
    case "marketplace":
      return narrowed(marketCategories(categories, categorySet));
    default:
      return filters;
  }
}

/** SPEC §3, display_in_marketplace; the usual catalogue hides none and needs no filter. */
function marketCategories(
  categories: Taxonomy["categories"],
  categorySet: number | null,
): RequestedFilters["terms"] {
  const ofSet = [...categories.values()].filter(({ set }) => set === categorySet);
  const shown = ofSet.filter(({ displayInMarketplace }) => displayInMarketplace);
  if (shown.length === ofSet.length) return {};
  return { category_id: shown.map(({ id }) => String(id)) };
}
