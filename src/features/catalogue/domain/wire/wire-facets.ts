import { toDecimal } from "#core/money.ts";
import type { CountedFacet } from "../listing/listing-facets.ts";
import { FULL_PRICE } from "../product/catalogue-price.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { pickTranslation } from "../translation.ts";

/** Facets of the search protocol; `key` beside a title is what it stands for. */
export type WireFacet =
  | {
      /** SPEC §3: labels and offers are facets of a type of their own. */
      type: "terms" | "flags";
      key: string;
      label: string;
      items: { title: string; count: number; key: string }[];
    }
  | { type: "stats"; key: string; label: string; min: number; max: number };

/** SPEC §3 names the keys; those of our own making stay inside. */
const KEPT =
  /^(manufacturer|current_price|discount_percentage|category_ids?|flag_ids|additional_field_\d+)$/;

type FacetReader = {
  languages: readonly string[];
  categorySet: number | null;
  /** One of our own nodes: it gets all that is counted. */
  isInside: boolean;
};

export function wireFacets(
  counted: readonly CountedFacet[],
  { fields, categories }: Pick<Taxonomy, "fields" | "categories">,
  { languages, categorySet, isInside }: FacetReader,
): WireFacet[] {
  // A product stands in a category of each id set, and a site knows one of them.
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
