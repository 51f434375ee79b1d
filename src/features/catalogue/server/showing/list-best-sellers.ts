import { type ShownCard, toShownCard } from "../../domain/product/shown-card.ts";
import { SORT } from "../../domain/sort-type.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";
import { askIndex } from "../search/ask-index.ts";
import { listCardsByIds } from "./list-cards-by-ids.ts";

export async function listBestSellers(
  deps: CatalogueDeps,
  place: CataloguePlace,
  limit: number,
): Promise<readonly ShownCard[]> {
  const { ids } = await askIndex(deps, place, { sort: SORT.bestSellers, limit });
  return (await listCardsByIds(deps, place, ids)).map(toShownCard);
}
