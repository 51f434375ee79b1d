import type { FacetValue, ListingFacet } from "./listing-view.ts";

/**
 * Filters never move while a visitor uses them. Former values keep their place, with a count of 0 if nothing is left;
 * new values come last; ranges only become wider.
 */
export function steadyFacets(
  former: readonly ListingFacet[],
  now: readonly ListingFacet[],
): ListingFacet[] {
  const stayed = former.map((facet) => {
    const next = now.find(({ key }) => key === facet.key);
    return next ? steadyFacet(facet, next) : emptied(facet);
  });
  const added = now.filter(({ key }) => !former.some((facet) => facet.key === key));
  return [...stayed, ...added];
}

function steadyFacet(former: ListingFacet, now: ListingFacet): ListingFacet {
  if (former.type === "stats" && now.type === "stats") {
    return { ...now, min: Math.min(former.min, now.min), max: Math.max(former.max, now.max) };
  }
  if (former.type === "stats" || now.type === "stats") return now;
  return { ...now, values: steadyValues(former.values, now.values) };
}

function steadyValues(former: readonly FacetValue[], now: readonly FacetValue[]): FacetValue[] {
  const found = new Map(now.map((value) => [value.value, value]));
  const known = new Set(former.map(({ value }) => value));
  const stayed = former.map((value) => found.get(value.value) ?? nobody(value));
  return [...stayed, ...now.filter(({ value }) => !known.has(value))];
}

const nobody = (value: FacetValue): FacetValue => ({ ...value, count: 0, isChosen: false });

function emptied(facet: ListingFacet): ListingFacet {
  return facet.type === "stats" ? facet : { ...facet, values: facet.values.map(nobody) };
}
