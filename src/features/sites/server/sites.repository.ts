import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { cursorOf, findPage } from "#database/find-page.ts";
import { contains } from "#database/find-text.ts";
import { type RecordNames, rowNumbers } from "#platform/audit/record-names.ts";
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
  sitePreviews,
  siteQueryKeys,
  sites,
} from "./sites.tables.ts";

/**
 * A few sites with small lists: one query per table, joined here. Queries run one after
 * another, because in a transaction they share one connection.
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
  // A row edited by hand may lack switches; the registry reports it.
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

type Preview = typeof sitePreviews.$inferSelect;

/** Also deletes expired previews. */
export async function insertPreview(tx: Transaction, preview: Preview, now: Date): Promise<void> {
  await tx.delete(sitePreviews).where(lt(sitePreviews.expiresAt, now));
  await tx.insert(sitePreviews).values(preview);
}

export async function hasPreview(
  db: Queryable,
  { tokenHash, siteId }: Pick<Preview, "tokenHash" | "siteId">,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ siteId: sitePreviews.siteId })
    .from(sitePreviews)
    .where(
      and(
        eq(sitePreviews.tokenHash, tokenHash),
        eq(sitePreviews.siteId, siteId),
        gt(sitePreviews.expiresAt, now),
      ),
    );
  return row !== undefined;
}

type NewRedirect = typeof redirects.$inferInsert;
export type RedirectFilter = {
  id?: number | undefined;
  query?: string | undefined;
  site?: number[] | undefined;
  after?: string | undefined;
};

/** Ordered by id. */
export async function findRedirects(db: Database, filter: RedirectFilter, limit: number) {
  const { id, query, site, after } = filter;
  const { ids, hasMore, total } = await findPage(db, {
    from: redirects,
    where: and(
      id === undefined ? undefined : eq(redirects.id, id),
      query ? or(contains(redirects.path, query), contains(redirects.target, query)) : undefined,
      site ? inArray(redirects.siteId, site) : undefined,
    ),
    id: redirects.id,
    isAscending: true,
    after: cursorOf(after),
    limit,
  });
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.id, ids))
    .orderBy(asc(redirects.id));
  return { rows, hasMore, total };
}

export async function lockRedirect(tx: Transaction, id: number) {
  const [row] = await tx.select().from(redirects).where(eq(redirects.id, id)).for("update");
  return row;
}

export async function insertRedirect(tx: Transaction, row: NewRedirect): Promise<number> {
  const [added] = await tx.insert(redirects).values(row).returning({ id: redirects.id });
  return added?.id ?? 0;
}

export const updateRedirect = (tx: Transaction, id: number, row: NewRedirect) =>
  tx.update(redirects).set(row).where(eq(redirects.id, id));

export const deleteRedirect = (tx: Transaction, id: number) =>
  tx.delete(redirects).where(eq(redirects.id, id));

type RedirectKey = { siteId: number | null; path: string; exceptId: number | undefined };

/** Whether another redirect has this path, for the same site or for all. */
export async function hasRedirect(
  tx: Transaction,
  { siteId, path, exceptId }: RedirectKey,
): Promise<boolean> {
  const [twin] = await tx
    .select()
    .from(redirects)
    .where(
      and(
        siteId === null ? isNull(redirects.siteId) : eq(redirects.siteId, siteId),
        eq(redirects.path, path),
        exceptId === undefined ? undefined : ne(redirects.id, exceptId),
      ),
    );
  return twin !== undefined;
}

export async function hasSite(tx: Transaction, id: number): Promise<boolean> {
  const [site] = await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id));
  return site !== undefined;
}

/** Every language, currency and country that sites can use. */
export const selectReferenceRows = async (db: Queryable) => ({
  languages: await db.select().from(languages),
  currencies: await db.select().from(currencies),
  countries: await db.select().from(countries),
});

/** Names of redirects for the audit log. */
export const redirectNames: RecordNames = {
  redirect: (db, { ids }) =>
    db
      .select({ id: redirects.id, name: redirects.path })
      .from(redirects)
      .where(inArray(redirects.id, rowNumbers(ids))),
};
