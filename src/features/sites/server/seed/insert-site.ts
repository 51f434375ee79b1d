import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import {
  siteCountries,
  siteCurrencies,
  siteHosts,
  siteLanguages,
  siteQueryKeys,
  sites,
} from "../sites.tables.ts";
import { type ReferenceIds, readReferenceIds } from "./reference-ids.ts";
import type { SiteDefinition } from "./site-builder.ts";

/** Seeded sites are open unless their definition says otherwise. */
const LONG_AGO = new Date(0);

/** Makes the database match the definition exactly, however often it is called. */
export async function insertSite(db: Queryable, definition: SiteDefinition): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = await readReferenceIds(tx);
    const row = siteRow(definition, ids);
    await tx.insert(sites).values(row).onConflictDoUpdate({ target: sites.id, set: row });
    for (const table of [siteHosts, siteLanguages, siteCurrencies, siteCountries, siteQueryKeys]) {
      await tx.delete(table).where(eq(table.siteId, definition.id));
    }
    await insertLists(tx, definition, ids);
  });
}

function siteRow(definition: SiteDefinition, ids: ReferenceIds): typeof sites.$inferInsert {
  return {
    id: definition.id,
    region: definition.region,
    name: definition.name,
    theme: definition.theme,
    product: definition.product,
    categorySet: definition.categorySet,
    categoryDocKey: definition.categoryDocKey,
    defaultCountryId: ids.country(definition.defaultCountry),
    conversionCurrencyId: ids.currency(definition.conversionCurrency),
    conversionRate: definition.conversionRate,
    cdnLogo: definition.cdnLogo,
    criteoKey: definition.criteoKey,
    klaviyoKey: definition.klaviyoKey,
    switches: definition.switches,
    holdMinutes: definition.holdMinutes,
    guestHolds: definition.guestHolds,
    timeZone: definition.timeZone,
    company: definition.company,
    isDefault: definition.isDefault,
    openedAt: definition.openedAt === undefined ? LONG_AGO : definition.openedAt,
  };
}

async function insertLists(
  tx: Transaction,
  definition: SiteDefinition,
  ids: ReferenceIds,
): Promise<void> {
  const siteId = definition.id;
  await tx
    .insert(siteHosts)
    .values(definition.hosts.map((host, position) => ({ host, position, siteId })));
  await tx.insert(siteLanguages).values(
    definition.languages.map(({ isoCode, ...settings }, position) => ({
      siteId,
      languageId: ids.language(isoCode),
      position,
      ...settings,
    })),
  );
  await tx.insert(siteCurrencies).values(
    definition.currencies.map(({ isoCode, isFiltered }, position) => ({
      siteId,
      currencyId: ids.currency(isoCode),
      position,
      isFiltered,
    })),
  );
  await tx.insert(siteCountries).values(
    definition.countries.map((isoCode, position) => ({
      siteId,
      countryId: ids.country(isoCode),
      position,
    })),
  );
  if (definition.queryKeys.length === 0) return;
  await tx.insert(siteQueryKeys).values(
    definition.queryKeys.map(({ country, language, key }) => ({
      siteId,
      countryId: ids.country(country),
      languageId: ids.language(language),
      queryKey: key,
    })),
  );
}
