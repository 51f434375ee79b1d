import type { Queryable } from "#database/connect.ts";
import { selectReferenceRows } from "../sites.repository.ts";

/** Definitions use codes of languages, currencies and countries; rows reference them by id. */
export type ReferenceIds = {
  language(isoCode: string): number;
  currency(isoCode: string): number;
  country(isoCode: string): number;
};

export async function readReferenceIds(db: Queryable): Promise<ReferenceIds> {
  const rows = await selectReferenceRows(db);
  return {
    language: finder("language", rows.languages),
    currency: finder("currency", rows.currencies),
    country: finder("country", rows.countries),
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
