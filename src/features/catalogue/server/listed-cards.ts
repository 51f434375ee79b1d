import { createMemo } from "#core/cache.ts";
import type { VariantFilterInput } from "../domain/product/preferred-variant.ts";
import { type ShownCard, toListedCard } from "../domain/product/shown-card.ts";
import { cardsOf } from "./cached-cards.ts";
import { readCardContext } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";

const listed = createMemo<"listed", ShownCard>();

/** Cards for listings, in the order of the ids. The same card is the same object: its text and HTML are made once. */
export async function listListedCards(
  deps: Pick<CatalogueDeps, "records" | "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
  { ids, ...input }: VariantFilterInput & { ids: readonly number[] },
): Promise<ShownCard[]> {
  const [records, place] = await Promise.all([
    deps.records.get(ids),
    readCardContext(deps, context),
  ]);
  return cardsOf(records, place, input).map((card) =>
    listed(card, "listed", () => toListedCard(card)),
  );
}
