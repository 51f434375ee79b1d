import { and, eq, inArray, max, ne, notInArray } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { buildQueryKeys } from "../../domain/query-keys.ts";
import { SITE_SWITCHES, type Site } from "../../domain/site.ts";
import type { SiteFields } from "../../staff-calls.ts";
import { readReferenceIds } from "../seed/reference-ids.ts";
import * as tables from "../sites.tables.ts";
import { ensureReferences } from "./reference-rows.ts";
import { companyOf } from "./site-record.ts";

const { siteCountries, siteCurrencies, siteHosts, siteLanguages, siteQueryKeys, sites } = tables;

/** Prices are stored in EUR; the other currency, if any, is offered as well. */
const currenciesOf = (currency: string) => [...new Set(["EUR", currency])];

/** Makes the site's row and lists match the form. */
export async function writeSite(
  tx: Transaction,
  site: Pick<Site, "id" | "region" | "ownSwitches">,
  fields: SiteFields,
): Promise<void> {
  const offered = currenciesOf(fields.currency);
  await ensureReferences(tx, { countries: fields.countries, currencies: offered });
  const ids = await readReferenceIds(tx);
  const switches = Object.fromEntries(SITE_SWITCHES.map((name) => [name, fields[name]]));
  await tx
    .update(sites)
    .set({
      name: fields.name,
      theme: fields.theme,
      cdnLogo: fields.logo || null,
      appUrl: fields.app_url || null,
      defaultCountryId: ids.country(fields.default_country),
      conversionCurrencyId: ids.currency(fields.currency),
      conversionRate: fields.rate,
      timeZone: fields.time_zone,
      holdMinutes: fields.hold_minutes,
      switches: { ...site.ownSwitches, ...switches },
      company: companyOf(fields),
    })
    .where(eq(sites.id, site.id));
  await writeLists(tx, site, fields, {
    languages: fields.languages.map(ids.language),
    countries: fields.countries.map(ids.country),
    currencies: offered.map(ids.currency),
  });
}

type ListIds = Record<"languages" | "countries" | "currencies", number[]>;

async function writeLists(
  tx: Transaction,
  { id: siteId, region }: Pick<Site, "id" | "region">,
  fields: SiteFields,
  ids: ListIds,
): Promise<void> {
  await tx.delete(siteHosts).where(eq(siteHosts.siteId, siteId));
  await tx
    .insert(siteHosts)
    .values(fields.hosts.map((host, position) => ({ host, position, siteId })));
  for (const table of [siteCountries, siteCurrencies]) {
    await tx.delete(table).where(eq(table.siteId, siteId));
  }
  await tx
    .insert(siteCountries)
    .values(ids.countries.map((countryId, position) => ({ siteId, countryId, position })));
  await tx
    .insert(siteCurrencies)
    .values(ids.currencies.map((currencyId, position) => ({ siteId, currencyId, position })));
  // A language that stays must keep its ids of external services.
  await tx
    .delete(siteLanguages)
    .where(
      and(eq(siteLanguages.siteId, siteId), notInArray(siteLanguages.languageId, ids.languages)),
    );
  for (const [position, languageId] of ids.languages.entries()) {
    await tx
      .insert(siteLanguages)
      .values({ siteId, languageId, position })
      .onConflictDoUpdate({
        target: [siteLanguages.siteId, siteLanguages.languageId],
        set: { position },
      });
  }
  await writeQueryKeys(tx, siteId, region, fields, ids);
}

/** Index names under which the search finds goods for a country and language. */
async function writeQueryKeys(
  tx: Transaction,
  siteId: number,
  region: string,
  { countries, languages }: SiteFields,
  ids: ListIds,
): Promise<void> {
  await tx.delete(siteQueryKeys).where(eq(siteQueryKeys.siteId, siteId));
  const keys = buildQueryKeys(region, countries, languages);
  await tx.insert(siteQueryKeys).values(
    keys.map(({ country, language, key }) => ({
      siteId,
      countryId: ids.countries[countries.indexOf(country)] ?? 0,
      languageId: ids.languages[languages.indexOf(language)] ?? 0,
      queryKey: key,
    })),
  );
}

/** Columns that the form does not show are copied from the other site, except those that must be unique. */
export async function insertSiteCopy(
  tx: Transaction,
  sourceId: number,
  own: { region: string; name: string },
): Promise<number> {
  const [source] = await tx.select().from(sites).where(eq(sites.id, sourceId));
  const [highest] = await tx.select({ id: max(sites.id) }).from(sites);
  if (!source) throw new Error(`Site ${sourceId} is gone`);
  const id = (highest?.id ?? 0) + 1;
  const categoryDocKey = `${own.region}-categories`;
  await tx
    .insert(sites)
    .values({ ...source, ...own, id, categoryDocKey, isDefault: false, openedAt: null });
  return id;
}

/** The first of these hosts that belongs to another site. */
export async function findHostOfOther(
  tx: Transaction,
  hosts: readonly string[],
  siteId: number,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(inArray(siteHosts.host, [...hosts]), ne(siteHosts.siteId, siteId)))
    .limit(1);
  return row?.host;
}

export const lockSiteRow = (tx: Transaction, id: number) =>
  tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for("update");

export async function hasRegion(tx: Transaction, region: string): Promise<boolean> {
  return (await tx.$count(sites, eq(sites.region, region))) > 0;
}
