import { type ShownCard, toShownCard } from "../../domain/product/shown-card.ts";
import { ownCategory, pathOf } from "../../domain/taxonomy.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { searchTopGoods } from "../search/search-top-goods.ts";
import { listCardsByIds } from "./list-cards-by-ids.ts";

/** Best sellers of the same category; where that one is small, of the ones above it too. */
export async function listSimilar(
  deps: CatalogueDeps,
  context: CatalogueContext,
  asked: { productId: number; limit: number },
): Promise<readonly ShownCard[]> {
  const [taxonomy, [record]] = await Promise.all([
    deps.taxonomy.get(),
    deps.records.get([asked.productId]),
  ]);
  if (!record) return [];
  const { categories } = taxonomy;
  const own = ownCategory(categories, record.categoryIds, context.site.categorySet);
  if (!own) return [];
  const found = new Set<number>();
  for (const { id } of pathOf(categories, own.id).reverse()) {
    const { ids } = await searchTopGoods(deps, context, {
      terms: { category_ids: [String(id)] },
      limit: asked.limit + 1,
    });
    for (const one of ids) if (one !== asked.productId) found.add(one);
    if (found.size >= asked.limit) break;
  }
  const ids = [...found].slice(0, asked.limit);
  return (await listCardsByIds(deps, context, ids)).map(toShownCard);
}
