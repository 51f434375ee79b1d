import { asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { Site } from "../domain/site.ts";
import { siteOffers } from "../domain/site-offers.ts";
import type { SiteData } from "./registry/site-registry.ts";
import {
  countries,
  currencies,
  languages,
  redirects,
  siteCountries,
  siteCurrencies,
  siteHosts,
  siteLanguages,
  siteOfferFacts,
  siteQueryKeys,
  sites,
} from "./sites.tables.ts";

/**
 * A handful of sites with small lists: one statement per table, joined here. One after another: it may run in a
 * transaction, whose connection answers one at a time.
 */
export async function loadSiteData(db: Queryable): Promise<SiteData> {
  const rows = await db
    .select({ site: sites, conversionCurrency: currencies })
    .from(sites)
    .innerJoin(currencies, eq(currencies.id, sites.conversionCurrencyId))
    .orderBy(asc(sites.id));
  const hosts = await db
    .select()
    .from(siteHosts)
    .orderBy(asc(siteHosts.position), asc(siteHosts.host));
  const spoken = await selectLanguages(db);
  const paid = await selectCurrencies(db);
  const served = await selectCountries(db);
  const keys = await db.select().from(siteQueryKeys);
  const rules = await db.select().from(redirects).orderBy(asc(redirects.id));
  const facts = await db.select().from(siteOfferFacts);
  // A row that somebody wrote by hand may have none; the registry says so.
  const offersOf = ({ id, switches }: (typeof rows)[number]["site"]) => {
    const [own] = ofSite(facts, id);
    return own && switches ? siteOffers(switches, own) : switches;
  };
  const toSite = ({ site, conversionCurrency }: (typeof rows)[number]): Site => ({
    ...site,
    switches: offersOf(site),
    ownSwitches: site.switches,
    conversionCurrency,
    hosts: ofSite(hosts, site.id).map((row) => row.host),
    languages: ofSite(spoken, site.id).map((row) => row.language),
    currencies: ofSite(paid, site.id).map((row) => row.currency),
    countries: ofSite(served, site.id).map((row) => row.country),
    queryKeys: ofSite(keys, site.id).map(({ countryId, languageId, queryKey }) => ({
      countryId,
      languageId,
      key: queryKey,
    })),
  });
  return { redirects: rules, sites: rows.map(toSite) };
}

function ofSite<Row extends { siteId: number }>(rows: readonly Row[], siteId: number): Row[] {
  return rows.filter((row) => row.siteId === siteId);
}

async function selectLanguages(db: Queryable) {
  const rows = await db
    .select({ link: siteLanguages, language: languages })
    .from(siteLanguages)
    .innerJoin(languages, eq(languages.id, siteLanguages.languageId))
    .orderBy(asc(siteLanguages.position));
  return rows.map(({ link, language }) => ({
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

async function selectCurrencies(db: Queryable) {
  const rows = await db
    .select({ link: siteCurrencies, currency: currencies })
    .from(siteCurrencies)
    .innerJoin(currencies, eq(currencies.id, siteCurrencies.currencyId))
    .orderBy(asc(siteCurrencies.position));
  return rows.map(({ link, currency }) => ({
    siteId: link.siteId,
    currency: { ...currency, isFiltered: link.isFiltered },
  }));
}

async function selectCountries(db: Queryable) {
  const rows = await db
    .select({ link: siteCountries, country: countries })
    .from(siteCountries)
    .innerJoin(countries, eq(countries.id, siteCountries.countryId))
    .orderBy(asc(siteCountries.position));
  return rows.map(({ link, country }) => ({ siteId: link.siteId, country }));
}
