import { createMemo, createSharedMemo } from "#core/cache.ts";
import { type CardContext, makeCard } from "../domain/product/make-card.ts";
import type { VariantFilterInput } from "../domain/product/preferred-variant.ts";
import type { ProductCard } from "../domain/product/product-card.ts";
import { isDeal, type ProductRecord } from "../domain/product/product-record.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";

/** Sites and languages that are visited at once, of one country. */
const MOST_CONTEXTS = 128;
/**
 * Of all of them together, what was made first goes first. Nine sites with 24 languages among them have less than two
 * listings of 48 each; these are a few megabytes, which every process has.
 */
const MOST_CARDS = 2000;

type CardContexts = { taxonomy: Taxonomy; byContext: object };

/** They go with the rates of a country, which are read anew every day; and with the taxonomy that they were made of. */
const contextsOfRates = new WeakMap<CardContext["rates"], CardContexts>();
const byContext = createMemo<string, object>(MOST_CONTEXTS);
const cards = createSharedMemo<ProductRecord, { card: ProductCard | undefined }>(MOST_CARDS);

/**
 * Of the same record in the same context it is the same object, so that what is made of it is made once too. A change
 * brings another record, taxonomy or rates. With filters it is made anew.
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
    // A deal ends by itself.
    const owner = isDeal(record, context.now) ? owners.deal : owners.plain;
    return cards(owner, record, () => ({ card: makeCard(record, context) })).card ?? [];
  });
}

/** The same object for all that cards depend on beside their records. */
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
