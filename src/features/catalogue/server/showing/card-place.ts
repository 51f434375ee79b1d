import { utcDay } from "#core/dates.ts";
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
  deps: Pick<CatalogueDeps, "arrangement" | "listRates" | "pictureVersion" | "now">,
  place: CataloguePlace,
): Promise<CardPlace> {
  const { site, countryId = site.defaultCountryId } = place;
  const now = deps.now();
  const [arrangement, rates] = await Promise.all([
    deps.arrangement.get(),
    deps.listRates({ countryId, today: utcDay(now) }),
  ]);
  return {
    siteId: site.id,
    categorySet: site.categorySet,
    languages: placeLanguages(place),
    arrangement,
    rates: new Map(rates.map((warehouse) => [warehouse.code, warehouse.rates])),
    pictureVersion: deps.pictureVersion,
    now,
  };
}
