import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { currencies, sites } from "#features/sites/server/sites.tables.ts";

/** Units of each currency per euro, from any site that uses the currency. */
export async function selectRates(db: Queryable): Promise<Record<string, number>> {
  const rows = await db
    .select({ currency: currencies.isoCode, rate: sites.conversionRate })
    .from(sites)
    .innerJoin(currencies, eq(currencies.id, sites.conversionCurrencyId))
    .orderBy(sites.id);
  return Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
}
