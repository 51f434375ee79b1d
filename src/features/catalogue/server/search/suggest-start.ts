import type { SuggestionsView } from "../../domain/catalogue-views.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { listBrands } from "../showing/list-brands.ts";
import { keepPopularSearches } from "./popular-searches.ts";

/** What can be searched for before anything is typed; the menu has the categories already. */
export function bindSuggestStart(deps: Pick<CatalogueDeps, "db" | "index" | "now">) {
  const listPopular = keepPopularSearches(deps);
  return async (place: CataloguePlace): Promise<SuggestionsView> => {
    const [popular, brands] = await Promise.all([listPopular(place), listBrands(deps, place)]);
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
