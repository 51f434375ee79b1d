import { SORT } from "#ports/sort-type.ts";
import type { OfferView } from "../domain/catalogue-views.ts";
import { pickTranslation } from "../domain/translation.ts";
import { imageAddress } from "../domain/wire/wire-item.ts";
import { contextLanguages, listCardsByIds } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import { searchTopGoods } from "./search/search-top-goods.ts";

/** SPEC §9. */
const PREVIEW_PICTURES = 5;

/** Offers that have goods on this site, in their order. */
export async function listOffers(
  deps: CatalogueDeps,
  context: CatalogueContext,
): Promise<OfferView[]> {
  const { flags } = await deps.taxonomy.get();
  const offers = flags.filter(({ type }) => type === "2");
  const { facets } = await searchTopGoods(deps, context, { limit: 0, facets: ["flag_ids"] });
  const facet = facets.find(({ key }) => key === "flag_ids");
  const counts = new Map(
    facet?.type === "terms" ? facet.values.map(({ value, count }) => [value, count]) : [],
  );
  const there = offers.filter(({ id }) => counts.has(String(id)));
  return Promise.all(
    there.map(
      async (flag): Promise<OfferView> => ({
        flagId: flag.id,
        title: pickTranslation(flag.names, contextLanguages(context)),
        count: counts.get(String(flag.id)) ?? 0,
        ...(await previewOffer(deps, context, flag.id)),
      }),
    ),
  );
}

async function previewOffer(
  deps: CatalogueDeps,
  context: CatalogueContext,
  flagId: number,
): Promise<Pick<OfferView, "percentOff" | "pictures">> {
  const terms = { flag_ids: [String(flagId)] };
  const [best, cheapest] = await Promise.all([
    searchTopGoods(deps, context, { terms, limit: PREVIEW_PICTURES }),
    searchTopGoods(deps, context, { terms, limit: 1, sort: SORT.bestValue }),
  ]);
  const [cards, [reduced]] = await Promise.all([
    listCardsByIds(deps, context, best.ids),
    listCardsByIds(deps, context, cheapest.ids),
  ]);
  return {
    percentOff: reduced?.price.percentOff ?? 0,
    pictures: cards.flatMap(({ pictures }) => pictures[0] ?? []),
  };
}

/** SPEC §3: flags with their types, offers with their images. */
export async function listFlags(deps: CatalogueDeps, context: CatalogueContext) {
  const { flags } = await deps.taxonomy.get();
  const offers = await listOffers(deps, context);
  const images = new Map(
    offers.map(({ flagId, pictures }) => [flagId, pictures.map(({ src }) => imageAddress(src))]),
  );
  return flags.map(({ id, type, slug, names, position }) => ({
    id,
    type,
    slug,
    name: pickTranslation(names, contextLanguages(context)),
    position,
    ...(type === "2" ? { images: images.get(id) ?? [] } : {}),
  }));
}
