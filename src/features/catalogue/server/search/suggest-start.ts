import type { SuggestionsView } from "../../domain/catalogue-views.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { listBrands } from "../queries/list-brands.ts";
import { cachePopularSearches } from "./popular-searches.ts";

/** What can be searched for before anything is typed; the menu has the categories already. */
export function bindSuggestStart(deps: Pick<CatalogueDeps, "db" | "index" | "now">) {
  const listPopular = cachePopularSearches(deps);
  return async (context: CatalogueContext): Promise<SuggestionsView> => {
    const [popular, brands] = await Promise.all([listPopular(context), listBrands(deps, context)]);
    return {
      queries: popular.map((text) => ({ text })),
      categories: [],
      brands: brands
        .filter(({ isFeatured }) => isFeatured)
        .toSorted((a, b) => b.count - a.count)
        .map(({ name }) => ({ name })),
      products: [],
    };
  };
}
