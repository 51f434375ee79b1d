import { createMemo, createSharedMemo } from "#core/cache.ts";
import { type CardContext, makeCard } from "../domain/product/make-card.ts";
import type { VariantFilterInput } from "../domain/product/preferred-variant.ts";
import type { ProductCard } from "../domain/product/product-card.ts";
import { isDeal, type ProductRecord } from "../domain/product/product-record.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";

/** Combinations of site and language that visitors use at the same time, for one country. */
const MOST_CONTEXTS = 128;
/**
 * The limit for all contexts together; the oldest cards are dropped first. Nine sites with 24 languages among them have
 * fewer than two listings of 48 cards each; these take a few megabytes in every process.
 */
const MOST_CARDS = 2000;

type CardContexts = { taxonomy: Taxonomy; byContext: object };

/** Dropped together with the rates of a country, which are read again every day, or when the taxonomy changes. */
const contextsOfRates = new WeakMap<CardContext["rates"], CardContexts>();
const byContext = createMemo<string, object>(MOST_CONTEXTS);
const cards = createSharedMemo<ProductRecord, { card: ProductCard | undefined }>(MOST_CARDS);

/**
 * Returns the same object for the same record and context, so that what is derived from it is also made only once. A
 * change brings a new record, taxonomy or rates. Cards for filters are not cached.
 */
export function cardsOf(
  records: readonly ProductRecord[],
  context: CardContext,
  input: VariantFilterInput = {},
): ProductCard[] {
  if (input.colours || input.sizes)
    return records.flatMap((record) => makeCard(record, context, input) ?? []);
  const owners = { plain: contextKeyOf(context, false), deal: contextKeyOf(context, true) };
  return records.flatMap((record) => {
    // A deal ends without a change in the database, so that cards with and without it are cached apart.
    const owner = isDeal(record, context.now) ? owners.deal : owners.plain;
    return cards(owner, record, () => ({ card: makeCard(record, context) })).card ?? [];
  });
}

/** Returns the same object for everything that cards depend on besides their records. */
function contextKeyOf(
  { taxonomy, rates, now: _now, ...context }: CardContext,
  isDealNow: boolean,
): object {
  let contexts = contextsOfRates.get(rates);
  if (contexts?.taxonomy !== taxonomy) {
    contexts = { taxonomy, byContext: {} };
    contextsOfRates.set(rates, contexts);
  }
  return byContext(contexts.byContext, JSON.stringify([context, isDealNow]), () => ({}));
}
