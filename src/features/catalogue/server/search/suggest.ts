import { foldForSearch, matchesSearch } from "#features/content/domain/faq-search.ts";
import type { SuggestionsView } from "../../domain/catalogue-views.ts";
import { categoryPath } from "../../domain/category-tree.ts";
import { pathOf } from "../../domain/taxonomy.ts";
import { pickTranslation } from "../../domain/translation.ts";
import { contextLanguages, listCardsByIds } from "../cards.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { listBrands } from "../list-brands.ts";
import { cachePopularSearches } from "./popular-searches.ts";

const MAX_TEXT = 200;
const MAX_LIMIT = 20;

/** Suggestions while a visitor types. */
export async function suggest(
  deps: CatalogueDeps,
  context: CatalogueContext,
  asked: { text: string; limit: number },
): Promise<SuggestionsView> {
  const [taxonomy, found] = await Promise.all([
    deps.taxonomy.get(),
    deps.index.suggest({
      siteId: context.site.id,
      language: context.language,
      text: asked.text.slice(0, MAX_TEXT),
      limit: Math.min(Math.max(asked.limit, 1), MAX_LIMIT),
    }),
  ]);
  const languages = contextLanguages(context);
  const isNamed = namedIn(asked.text);
  const cards = await listCardsByIds(deps, context, found.productIds);
  return {
    queries: found.queries,
    categories: found.categoryIds.flatMap((id) => {
      const path = pathOf(taxonomy.categories, id);
      const [own, above] = path.toReversed();
      const name = own ? pickTranslation(own.names, languages) : "";
      if (own?.set !== context.site.categorySet || !isNamed(name)) return [];
      return {
        path: categoryPath(path),
        name,
        above: above ? pickTranslation(above.names, languages) : null,
      };
    }),
    brands: found.manufacturers.filter(isNamed).map((name) => ({ name })),
    products: cards.map(({ id, slug, seller, name, manufacturer, price, pictures }) => ({
      id,
      slug,
      seller,
      name,
      manufacturer,
      price,
      picture: pictures[0] ?? null,
    })),
  };
}

/** Matching products are in many categories; only categories whose names match the text are suggested. */
export function namedIn(text: string): (name: string) => boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  return (name) => words.some((word) => matchesSearch(foldForSearch(name), word));
}

/** Suggestions before anything is typed; without categories, which the menu has already. */
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
