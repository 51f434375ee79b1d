import { toDecimal } from "#core/money.ts";
import type { CountedFacet } from "../listing/listing-facets.ts";
import { FULL_PRICE } from "../product/catalogue-price.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";

/** Facets of the search protocol; the `key` of an item is the value behind its title. */
export type WireFacet =
  | {
      /** SPEC §3: labels and offers are facets of their own type. */
      type: "terms" | "flags";
      key: string;
      label: string;
      items: { title: string; count: number; key: string }[];
    }
  | { type: "stats"; key: string; label: string; min: number; max: number };

/** SPEC §3 names these keys; our own additional ones are only for internal use. */
const KEPT =
  /^(manufacturer|current_price|discount_percentage|category_ids?|flag_ids|additional_field_\d+)$/;

type FacetReader = {
  languages: readonly string[];
  categorySet: number | null;
  /** The reader is one of our own nodes: it gets all facets. */
  isInside: boolean;
};

export function wireFacets(
  counted: readonly CountedFacet[],
  { fields, categories }: Pick<Taxonomy, "fields" | "categories">,
  { languages, categorySet, isInside }: FacetReader,
): WireFacet[] {
  // A product has a category in each id set, and a site uses one of the sets.
  const isOfSite = (key: string, value: string) =>
    !key.startsWith("category_id") || categories.get(Number(value))?.set === categorySet;
  return counted
    .filter(({ key }) => isInside || KEPT.test(key))
    .map((facet): WireFacet => {
      const field = fields.find(({ id }) => facet.key === `additional_field_${id}`);
      const label = field ? pickTranslation(field.titles, languages) : facet.key;
      if (facet.type === "stats") return { ...wireStats(facet), label };
      return {
        type: facet.key === "flag_ids" ? "flags" : "terms",
        key: facet.key,
        label,
        items: facet.values
          .filter(({ value }) => isOfSite(facet.key, value))
          .map(({ value, count }) => {
            const titles = field?.values.get(value)?.titles;
            const title = (titles && pickTranslation(titles, languages)) || value;
            return { title, count, key: value };
          }),
      };
    });
}

function wireStats({ key, min, max }: Extract<CountedFacet, { type: "stats" }>) {
  const onWire = (value: number) =>
    key === "discount_percentage" ? value / FULL_PRICE : toDecimal(value);
  return { type: "stats" as const, key, min: onWire(min), max: onWire(max) };
}
