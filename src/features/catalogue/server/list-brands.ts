import type { BrandView } from "../domain/catalogue-views.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import { searchTopGoods } from "./search/search-top-goods.ts";

/** SPEC §9 mentions a list of featured brands but does not show it: these are the brands with the most products. */
const FEATURED = 12;

/** Sorted by name, in the language's order. */
export async function listBrands(
  deps: Pick<CatalogueDeps, "index">,
  context: CatalogueContext,
): Promise<readonly BrandView[]> {
  const { facets } = await searchTopGoods(deps, context, { limit: 0, facets: ["manufacturer"] });
  const facet = facets.find(({ key }) => key === "manufacturer");
  if (facet?.type !== "terms") return [];
  const brands = facet.values.filter(({ count }) => count > 0);
  const largest = brands
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, FEATURED);
  const featured = new Set(largest.map(({ value }) => value));
  const { compare } = new Intl.Collator(context.language);
  return brands
    .map(({ value, count }) => ({ name: value, count, isFeatured: featured.has(value) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
