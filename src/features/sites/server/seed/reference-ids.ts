import type { Queryable } from "#database/connect.ts";
import { countries, currencies, languages } from "../sites.tables.ts";

/** Definitions name languages, currencies and countries by their codes; rows point at them by id. */
export type ReferenceIds = {
  language(isoCode: string): number;
  currency(isoCode: string): number;
  country(isoCode: string): number;
};

export async function readReferenceIds(db: Queryable): Promise<ReferenceIds> {
  return {
    language: finder("language", await db.select().from(languages)),
    currency: finder("currency", await db.select().from(currencies)),
    country: finder("country", await db.select().from(countries)),
  };
}

function finder(kind: string, rows: { id: number; isoCode: string }[]) {
  const ids = new Map(rows.map((row) => [row.isoCode, row.id]));
  return (isoCode: string): number => {
    const id = ids.get(isoCode);
    if (id === undefined) throw new Error(`There is no ${kind} ${isoCode} in the database`);
    return id;
  };
}
