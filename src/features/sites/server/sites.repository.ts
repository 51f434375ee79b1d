import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import type { RedirectRule } from "../domain/redirect-rule.ts";
import type { Site, SiteLanguage } from "../domain/site.ts";
import type { SiteData } from "./site-registry.ts";
import {
  countries,
  currencies,
  languages,
  redirects,
  siteCountries,
  siteCurrencies,
  siteHosts,
  siteLanguages,
  siteQueryKeys,
  sites,
} from "./sites.tables.ts";

/** A handful of sites with small lists: one statement per table, joined here. */
export async function loadSiteData(db: Database): Promise<SiteData> {
  const [siteRows, hosts, spoken, paid, served, keys, rules] = await Promise.all([
    db
      .select({ site: sites, conversionCurrency: currencies })
      .from(sites)
      .innerJoin(currencies, eq(currencies.id, sites.conversionCurrencyId))
      .orderBy(asc(sites.id)),
    db.select().from(siteHosts).orderBy(asc(siteHosts.host)),
    selectLanguages(db),
    db
      .select({ link: siteCurrencies, currency: currencies })
      .from(siteCurrencies)
      .innerJoin(currencies, eq(currencies.id, siteCurrencies.currencyId))
      .orderBy(asc(siteCurrencies.position)),
    db
      .select({ link: siteCountries, country: countries })
      .from(siteCountries)
      .innerJoin(countries, eq(countries.id, siteCountries.countryId))
      .orderBy(asc(siteCountries.position)),
    db.select().from(siteQueryKeys),
    db.select().from(redirects).orderBy(asc(redirects.id)),
  ]);
  const bySite = <Row, Value>(
    rows: Row[],
    owner: (row: Row) => number,
    siteId: number,
    value: (row: Row) => Value,
  ) => rows.filter((row) => owner(row) === siteId).map(value);

  return {
    redirects: rules satisfies RedirectRule[],
    sites: siteRows.map(
      ({ site, conversionCurrency }): Site => ({
        ...site,
        conversionCurrency,
        hosts: bySite(
          hosts,
          (row) => row.siteId,
          site.id,
          (row) => row.host,
        ),
        languages: bySite(
          spoken,
          (row) => row.siteId,
          site.id,
          (row) => row.language,
        ),
        currencies: bySite(
          paid,
          (row) => row.link.siteId,
          site.id,
          (row) => ({
            ...row.currency,
            isFiltered: row.link.isFiltered,
          }),
        ),
        countries: bySite(
          served,
          (row) => row.link.siteId,
          site.id,
          (row) => row.country,
        ),
        queryKeys: bySite(
          keys,
          (row) => row.siteId,
          site.id,
          (row) => ({
            countryId: row.countryId,
            languageId: row.languageId,
            key: row.queryKey,
          }),
        ),
      }),
    ),
  };
}

async function selectLanguages(db: Database) {
  const rows = await db
    .select({ link: siteLanguages, language: languages })
    .from(siteLanguages)
    .innerJoin(languages, eq(languages.id, siteLanguages.languageId))
    .orderBy(asc(siteLanguages.position));
  return rows.map(({ link, language }): { siteId: number; language: SiteLanguage } => ({
    siteId: link.siteId,
    language: {
      ...language,
      gtmId: link.gtmId,
      pixelId: link.pixelId,
      liveAgentId: link.liveAgentId,
      defaultSort: link.mpDefaultSort,
    },
  }));
}
