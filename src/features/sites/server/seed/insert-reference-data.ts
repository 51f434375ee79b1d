import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { countries, currencies, languages } from "../sites.tables.ts";

export type ReferenceData = {
  languages: (typeof languages.$inferInsert)[];
  currencies: (typeof currencies.$inferInsert)[];
  countries: (typeof countries.$inferInsert)[];
};

/** Languages, currencies and countries, which sites and warehouses point at. */
export async function insertReferenceData(db: Queryable, data: ReferenceData): Promise<void> {
  await db
    .insert(languages)
    .values(data.languages)
    .onConflictDoUpdate({
      target: languages.id,
      set: { isoCode: sql`excluded.iso_code`, localTitle: sql`excluded.local_title` },
    });
  await db
    .insert(currencies)
    .values(data.currencies)
    .onConflictDoUpdate({ target: currencies.id, set: { isoCode: sql`excluded.iso_code` } });
  await db
    .insert(countries)
    .values(data.countries)
    .onConflictDoUpdate({
      target: countries.id,
      set: { isoCode: sql`excluded.iso_code`, title: sql`excluded.title` },
    });
}
