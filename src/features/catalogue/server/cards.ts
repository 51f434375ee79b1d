import { createMemo } from "#core/cache.ts";
import { utcDay } from "#core/dates.ts";
import { localDelivery } from "#features/delivery/domain/courier.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import type { CardContext } from "../domain/product/make-card.ts";
import type { VariantFilterInput } from "../domain/product/preferred-variant.ts";
import type { ProductCard } from "../domain/product/product-card.ts";
import { type ShownCard, toShownCard } from "../domain/product/shown-card.ts";
import { ownCategory, pathOf } from "../domain/taxonomy.ts";
import { languageOrder } from "../domain/translation.ts";
import { cardsOf } from "./cached-cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import { searchTopGoods } from "./search/search-top-goods.ts";

export function contextLanguages({ site, language }: CatalogueContext): string[] {
  return languageOrder(
    language,
    site.languages.map(({ isoCode }) => isoCode),
  );
}

const ratesByWarehouse = createMemo<"by warehouse", CardContext["rates"]>();

/** Everything that the cards of one site, language and country have in common. */
export async function readCardContext(
  deps: Pick<CatalogueDeps, "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
): Promise<CardContext> {
  const { site, countryId = site.defaultCountryId } = context;
  const now = deps.now();
  const [taxonomy, rates, couriers] = await Promise.all([
    deps.taxonomy.get(),
    deps.listRates({ countryId, today: utcDay(now) }),
    deps.listCouriers({ countryId, siteId: site.id }),
  ]);
  return {
    siteId: site.id,
    categorySet: site.categorySet,
    languages: contextLanguages(context),
    taxonomy,
    rates: ratesByWarehouse(
      rates,
      "by warehouse",
      () => new Map(rates.map((warehouse) => [warehouse.code, warehouse.rates])),
    ),
    delivery: localDelivery(couriers),
    now,
  };
}

/** More than any page shows at once. */
const MOST = 2000;

/** In the order of the ids; products that are gone or not sold here are left out. */
export async function listCardsByIds(
  deps: Pick<CatalogueDeps, "records" | "taxonomy" | "listRates" | "listCouriers" | "now">,
  context: CatalogueContext,
  ids: readonly number[],
  input?: VariantFilterInput,
): Promise<ProductCard[]> {
  const [records, cardPlace] = await Promise.all([
    deps.records.get(ids.slice(0, MOST)),
    readCardContext(deps, context),
  ]);
  return cardsOf(records, cardPlace, input).map(copyCard);
}

/** The router sends a repeated object once: a page's data must not depend on which cards were in the cache. */
const copyCard = (card: ProductCard): ProductCard => ({
  ...card,
  price: { ...card.price },
  pictures: card.pictures.map((picture) => ({ ...picture })),
});

export async function listBestSellers(
  deps: CatalogueDeps,
  context: CatalogueContext,
  limit: number,
): Promise<readonly ShownCard[]> {
  const { ids } = await searchTopGoods(deps, context, { sort: SORT.bestSellers, limit });
  return (await listCardsByIds(deps, context, ids)).map(toShownCard);
}

type CardsInput = { productId: number; limit: number };

/** Undefined while the search is unavailable: the product is then shown without similar ones. */
export async function listSimilar(
  deps: CatalogueDeps,
  context: CatalogueContext,
  asked: CardsInput,
): Promise<readonly ShownCard[] | undefined> {
  try {
    return await searchSimilar(deps, context, asked);
  } catch (error) {
    if (error instanceof SearchUnavailable) return undefined;
    throw error;
  }
}

/** Best sellers of the same category; if those are too few, also of its ancestors. */
async function searchSimilar(
  deps: CatalogueDeps,
  context: CatalogueContext,
  asked: CardsInput,
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
