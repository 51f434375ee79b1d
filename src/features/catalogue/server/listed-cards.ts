import { createMemo, createSharedMemo } from "#core/cache.ts";
import { type CardContext, makeCard } from "../domain/product/make-card.ts";
import type { VariantFilterInput } from "../domain/product/preferred-variant.ts";
import type { ProductRecord } from "../domain/product/product-record.ts";
import { type ShownCard, toListedCard } from "../domain/product/shown-card.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";
import { readCardContext } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";

/** Sites and languages that are visited at once, of one country. */
const MOST_PLACES = 64;
/** Of all places together: several pages of a listing in each that is visited, a few megabytes. */
const MOST_CARDS = 2000;

type CardContexts = { taxonomy: Taxonomy; byContext: object };

/** They go with the rates of a country, which are read anew every day; and with the taxonomy that they were made of. */
const placesOfRates = new WeakMap<CardContext["rates"], CardContexts>();
const byContext = createMemo<string, object>(MOST_PLACES);
const cards = createSharedMemo<ProductRecord, { card: ShownCard | undefined }>(MOST_CARDS);

/**
 * Cards as listings show them, in the order asked. Of the same record in the same place it is the same object, so
 * that its text and its HTML are made once too. A change brings another record, taxonomy or rates.
 */
export async function listListedCards(
  deps: Pick<CatalogueDeps, "records" | "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
  { ids, ...input }: VariantFilterInput & { ids: readonly number[] },
): Promise<ShownCard[]> {
  const [records, place] = await Promise.all([
    deps.records.get(ids),
    readCardContext(deps, context),
  ]);
  const make = (record: ProductRecord) => {
    const card = makeCard(record, place, input);
    return { card: card && toListedCard(card) };
  };
  const isPlain = !input.colours && !input.sizes;
  const owner = contextKeyOf(place);
  return records.flatMap((record) => {
    // A deal ends by itself.
    const isKept = isPlain && record.dealEndsAt === null;
    const { card } = isKept ? cards(owner, record, () => make(record)) : make(record);
    return card ?? [];
  });
}

/** The same object for all that cards of a place depend on beside their records. */
function contextKeyOf({ taxonomy, rates, now: _now, ...context }: CardContext): object {
  let places = placesOfRates.get(rates);
  if (places?.taxonomy !== taxonomy) {
    places = { taxonomy, byContext: {} };
    placesOfRates.set(rates, places);
  }
  return byContext(places.byContext, JSON.stringify(context), () => ({}));
}
