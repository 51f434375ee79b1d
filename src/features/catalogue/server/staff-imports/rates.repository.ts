import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { currencies, sites } from "#features/sites/server/sites.tables.ts";

/** Units of each currency for one euro, as some site converts it. */
export async function selectRates(db: Queryable): Promise<Record<string, number>> {
  const rows = await db
    .select({ currency: currencies.isoCode, rate: sites.conversionRate })
    .from(sites)
    .innerJoin(currencies, eq(currencies.id, sites.conversionCurrencyId))
    .orderBy(sites.id);
  return Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
}
