import { utcDay } from "#core/dates.ts";
import { localDelivery } from "#features/delivery/domain/cheapest-to-door.ts";
import type { CardContext } from "../../domain/product/make-card.ts";
import { languageOrder } from "../../domain/translation.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";

export function contextLanguages({ site, language }: CatalogueContext): string[] {
  return languageOrder(
    language,
    site.languages.map(({ isoCode }) => isoCode),
  );
}

/** Everything that cards of this place have in common. */
export async function readCardContext(
  deps: Pick<CatalogueDeps, "taxonomy" | "listRates" | "listCouriers" | "pictureVersion" | "now">,
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
    rates: new Map(rates.map((warehouse) => [warehouse.code, warehouse.rates])),
    delivery: localDelivery(couriers),
    pictureVersion: deps.pictureVersion,
    now,
  };
}
