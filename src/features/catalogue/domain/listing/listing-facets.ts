import type { CategoryInput } from "../catalogue-input.ts";
import type { FieldRecord, Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { FacetValue, ListingFacet } from "./listing-view.ts";
import { DISCOUNT_BOUNDS, isFacetShown } from "./shown-facets.ts";

/** A facet as the search engine returns it: neutral keys, prices in cents. */
export type CountedFacet =
  | { key: string; type: "terms"; values: readonly { value: string; count: number }[] }
  | { key: string; type: "stats"; min: number; max: number };

type FacetsContext = {
  taxonomy: Taxonomy;
  languages: readonly string[];
  /** The chosen category; null if none is chosen. */
  category: Pick<CategoryInput, "filterableFieldIds"> | null;
  address: Pick<ListingAddress, "terms">;
};

/** SPEC §4 and §5: which facets a listing shows, titled in the page's language, in a stable order. */
export function listingFacets(
  counted: readonly CountedFacet[],
  context: FacetsContext,
): ListingFacet[] {
  const disabledFieldIds = disabledFields(context.taxonomy);
  return counted
    .filter(({ key }) => isFacetShown(key, { category: context.category, disabledFieldIds }))
    .flatMap((facet) => toListingFacet(facet, context) ?? [])
    .toSorted((a, b) => rank(a.key, context) - rank(b.key, context));
}

export const disabledFields = ({ fields }: Pick<Taxonomy, "fields">): number[] =>
  fields.filter(({ isDisabled }) => isDisabled).map(({ id }) => id);

function toListingFacet(facet: CountedFacet, context: FacetsContext): ListingFacet | undefined {
  if (facet.type === "stats") return toRange(facet);
  const field = fieldOf(facet.key, context.taxonomy);
  const isFlags = facet.key === "flag_ids";
  const values = withChosen(facet, context.address)
    .flatMap((one) => titled(one, facet.key, field, context) ?? [])
    .toSorted(field ? byFieldOrder(field) : byCount);
  if (values.length === 0) return undefined;
  return {
    key: facet.key,
    type: isFlags ? "flags" : "terms",
    title: field ? pickTranslation(field.titles, context.languages) : null,
    values,
  };
}

/** SPEC §5: the discount's bounds are always 0 and 100. */
function toRange({ key, min, max }: Extract<CountedFacet, { type: "stats" }>) {
  if (key === "discount_percentage") return { key, type: "stats", ...DISCOUNT_BOUNDS } as const;
  return key === "current_price" ? ({ key, type: "stats", min, max } as const) : undefined;
}

/** Chosen values stay in the list even with no products left; otherwise visitors could not deselect them. */
function withChosen(
  { key, values }: Extract<CountedFacet, { type: "terms" }>,
  { terms }: FacetsContext["address"],
) {
  const there = new Set(values.map(({ value }) => value));
  const gone = (terms[key] ?? []).filter((value) => !there.has(value));
  return [...values, ...gone.map((value) => ({ value, count: 0 }))];
}

function titled(
  { value, count }: { value: string; count: number },
  key: string,
  field: FieldRecord | undefined,
  { taxonomy, languages, address }: FacetsContext,
): FacetValue | undefined {
  const known = field?.values.get(value);
  const flag =
    key === "flag_ids" ? taxonomy.flags.find(({ id }) => String(id) === value) : undefined;
  if (key === "flag_ids" && !flag) return undefined;
  const titles = known?.titles ?? flag?.names;
  return {
    value,
    title: (titles && pickTranslation(titles, languages)) || value,
    count,
    isChosen: address.terms[key]?.includes(value) ?? false,
    ...(known?.hex ? { hex: known.hex } : {}),
  };
}

const byCount = (a: FacetValue, b: FacetValue) =>
  b.count - a.count || a.title.localeCompare(b.title);

/** Sorts values like sizes in the order of the field, not by count; a value that the field does not list goes last. */
function byFieldOrder({ values }: FieldRecord) {
  const order = new Map([...values.keys()].map((value, index) => [value, index]));
  const at = (value: string) => order.get(value) ?? order.size;
  return (a: FacetValue, b: FacetValue) => at(a.value) - at(b.value) || byCount(a, b);
}

const FIRST = ["manufacturer", "current_price"];
const LAST = ["flag_ids", "discount_percentage"];

/** The order in which visitors usually filter; additional fields, in their own order, are between price and labels. */
function rank(key: string, { taxonomy: { fields } }: FacetsContext): number {
  const first = FIRST.indexOf(key);
  if (first >= 0) return first;
  const last = LAST.indexOf(key);
  if (last >= 0) return FIRST.length + fields.length + last;
  return FIRST.length + fields.findIndex(({ id }) => key === `additional_field_${id}`);
}

function fieldOf(key: string, { fields }: Pick<Taxonomy, "fields">): FieldRecord | undefined {
  return fields.find(({ id }) => key === `additional_field_${id}`);
}
