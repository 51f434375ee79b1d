import { SORT } from "#ports/sort-type.ts";
import { type ShownCard, toShownCard } from "../../domain/product/shown-card.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { searchTopGoods } from "../search/search-top-goods.ts";
import { listCardsByIds } from "./list-cards-by-ids.ts";

export async function listBestSellers(
  deps: CatalogueDeps,
  context: CatalogueContext,
  limit: number,
): Promise<readonly ShownCard[]> {
  const { ids } = await searchTopGoods(deps, context, { sort: SORT.bestSellers, limit });
  return (await listCardsByIds(deps, context, ids)).map(toShownCard);
}
