import { utcDay } from "#core/dates.ts";
import { localDelivery } from "#features/delivery/domain/cheapest-to-door.ts";
import type { CardPlace } from "../../domain/product/make-card.ts";
import { languageOrder } from "../../domain/translation.ts";
import type { CatalogueDeps, CataloguePlace } from "../catalogue-deps.ts";

export function placeLanguages({ site, language }: CataloguePlace): string[] {
  return languageOrder(
    language,
    site.languages.map(({ isoCode }) => isoCode),
  );
}

/** Everything that cards of this place have in common. */
export async function readCardPlace(
  deps: Pick<
    CatalogueDeps,
    "arrangement" | "listRates" | "listCouriers" | "pictureVersion" | "now"
  >,
  place: CataloguePlace,
): Promise<CardPlace> {
  const { site, countryId = site.defaultCountryId } = place;
  const now = deps.now();
  const [arrangement, rates, couriers] = await Promise.all([
    deps.arrangement.get(),
    deps.listRates({ countryId, today: utcDay(now) }),
    deps.listCouriers({ countryId, siteId: site.id }),
  ]);
  return {
    siteId: site.id,
    categorySet: site.categorySet,
    languages: placeLanguages(place),
    arrangement,
    rates: new Map(rates.map((warehouse) => [warehouse.code, warehouse.rates])),
    delivery: localDelivery(couriers),
    pictureVersion: deps.pictureVersion,
    now,
  };
}
