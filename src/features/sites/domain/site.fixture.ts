import { REFERENCE_DATA } from "../server/seed/reference-data.ts";
import { buildSite, type SiteDefinition } from "../server/seed/site-builder.ts";
import type { Site } from "./site.ts";
import { siteOffers } from "./site-offers.ts";

const EVERYTHING = {
  warehouses: true,
  abroad: true,
  rates: true,
  sea: true,
  plans: true,
  phones: true,
};

/** A site for tests of rules, with the defaults of the seeds; what a test is about is passed in. */
export function buildTestSite(overrides: Partial<SiteDefinition> = {}): Site {
  return siteFromSeed(buildSite(overrides));
}

/** What a seed says, as the shop would read it back, without a database in between. */
export function siteFromSeed({ defaultCountry, ...definition }: SiteDefinition): Site {
  return {
    ...definition,
    switches: siteOffers(definition.switches, EVERYTHING),
    ownSwitches: definition.switches,
    languages: definition.languages.map(({ isoCode, mpDefaultSort, ...keys }) => ({
      ...known("languages", isoCode),
      gtmId: null,
      pixelId: null,
      liveAgentId: null,
      ...keys,
      defaultSort: mpDefaultSort ?? null,
    })),
    currencies: definition.currencies.map(({ isoCode, isFiltered }) => ({
      ...known("currencies", isoCode),
      isFiltered,
    })),
    conversionCurrency: known("currencies", definition.conversionCurrency),
    countries: definition.countries.map((isoCode) => known("countries", isoCode)),
    defaultCountryId: known("countries", defaultCountry).id,
    queryKeys: definition.queryKeys.map(({ country, language, key }) => ({
      countryId: known("countries", country).id,
      languageId: known("languages", language).id,
      key,
    })),
  };
}

type ReferenceData = typeof REFERENCE_DATA;

function known<List extends keyof ReferenceData>(list: List, isoCode: string) {
  const rows: readonly ReferenceData[List][number][] = REFERENCE_DATA[list];
  const row = rows.find((one) => one.isoCode === isoCode);
  if (!row) throw new Error(`The seeds know no ${isoCode}`);
  return row;
}
