import type { SuggestionsView } from "../../domain/catalogue-views.ts";
import { categoryPath } from "../../domain/categories/category-tree.ts";
import { namedIn } from "../../domain/listing/named-in.ts";
import { pathOf } from "../../domain/taxonomy.ts";
import { pickTranslation } from "../../domain/translation.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { contextLanguages } from "../queries/card-context.ts";
import { listCardsByIds } from "../queries/list-cards-by-ids.ts";

const MAX_TEXT = 200;
const MAX_LIMIT = 20;

/** What may be meant while one types. */
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
