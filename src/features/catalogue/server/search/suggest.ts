import { pathOf } from "../../domain/arrangement.ts";
import type { SuggestionsView } from "../../domain/catalogue-views.ts";
import { categoryPath } from "../../domain/categories/category-tree.ts";
import { namedIn } from "../../domain/listing/named-in.ts";
import { pickTranslation } from "../../domain/translation.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { placeLanguages } from "../showing/card-place.ts";
import { listCardsByIds } from "../showing/list-cards-by-ids.ts";

const MAX_TEXT = 200;
const MAX_LIMIT = 20;

/** What may be meant while one types. */
export async function suggest(
  deps: CatalogueDeps,
  place: CataloguePlace,
  asked: { text: string; limit: number },
): Promise<SuggestionsView> {
  const [arrangement, found] = await Promise.all([
    deps.arrangement.get(),
    deps.index.suggest({
      siteId: place.site.id,
      language: place.language,
      text: asked.text.slice(0, MAX_TEXT),
      limit: Math.min(Math.max(asked.limit, 1), MAX_LIMIT),
    }),
  ]);
  const languages = placeLanguages(place);
  const isNamed = namedIn(asked.text);
  const cards = await listCardsByIds(deps, place, found.productIds);
  return {
    queries: found.queries,
    categories: found.categoryIds.flatMap((id) => {
      const path = pathOf(arrangement.categories, id);
      const [own, above] = path.toReversed();
      const name = own ? pickTranslation(own.names, languages) : "";
      if (own?.set !== place.site.categorySet || !isNamed(name)) return [];
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
