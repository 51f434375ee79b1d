import type { CategoryInput } from "../catalogue-input.ts";
import type { Taxonomy } from "../taxonomy.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { ListingScope } from "./listing-scope.ts";
import { paidFractions } from "./shown-facets.ts";

/** Filters in the search engines' form; prices in cents, discounts as the share still paid in ten-thousandths. */
export type RequestedFilters = {
  terms: Record<string, readonly string[]>;
  ranges: Record<string, { min?: number; max?: number }>;
};

const OPEN_KEYS = new Set(["manufacturer", "flag_ids", "in_stock", "category_id", "category_ids"]);
const ADDITIONAL = /^additional_field_(\d{1,9})$/;

/** Filters that visitors may use; a filter with any other key matches no product. */
export function isFilterKey(key: string, { fields }: Pick<Taxonomy, "fields">): boolean {
  if (OPEN_KEYS.has(key)) return true;
  const id = ADDITIONAL.exec(key)?.[1];
  return id !== undefined && fields.some((field) => field.id === Number(id));
}

const CATEGORY_KEYS = new Set(["category_id", "category_ids"]);

/** Removes filters that this listing does not have: a category's own page cannot be filtered by category. */
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

/** SPEC §5: the listing's category, or all categories in its filter with their filterable fields combined. */
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

/** Undefined if there is an unknown filter: then no product matches, and no search is needed. */
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
 * Adds the filters that define the listing's scope. A category's listing always contains that category alone, whatever
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

/** SPEC §3, display_in_marketplace; if no category is hidden, as in most catalogues, no filter is needed. */
function marketCategories(
  categories: Taxonomy["categories"],
  categorySet: number | null,
): RequestedFilters["terms"] {
  const ofSet = [...categories.values()].filter(({ set }) => set === categorySet);
  const shown = ofSet.filter(({ displayInMarketplace }) => displayInMarketplace);
  if (shown.length === ofSet.length) return {};
  return { category_id: shown.map(({ id }) => String(id)) };
}
