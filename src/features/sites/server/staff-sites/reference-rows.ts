import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { lockNamed } from "#database/transaction.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { countries, currencies } from "../sites.tables.ts";

/** The name in each language of the shop, from Intl. */
const titlesOf = (isoCode: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Intl.DisplayNames(language, { type: "region" }).of(isoCode) ?? isoCode,
    ]),
  );

/** Inserts the countries and currencies that are not in the database yet. */
export async function ensureReferences(
  tx: Transaction,
  needed: { countries: readonly string[]; currencies: readonly string[] },
): Promise<void> {
  // Without the lock, two concurrent inserts would take the same id.
  await lockNamed(tx, "countries and currencies");
  const known = await tx
    .select({ isoCode: countries.isoCode })
    .from(countries)
    .where(inArray(countries.isoCode, [...needed.countries, "--"]));
  const names = new Set(known.map(({ isoCode }) => isoCode));
  for (const isoCode of needed.countries.filter((code) => !names.has(code))) {
    await tx.execute(
      sql`insert into countries (id, iso_code, title)
          select coalesce(max(id), 0) + 1, ${isoCode}, ${JSON.stringify(titlesOf(isoCode))}::jsonb from countries`,
    );
  }
  const paid = await tx
    .select({ isoCode: currencies.isoCode })
    .from(currencies)
    .where(inArray(currencies.isoCode, [...needed.currencies, "---"]));
  const money = new Set(paid.map(({ isoCode }) => isoCode));
  for (const isoCode of needed.currencies.filter((code) => !money.has(code))) {
    await tx.execute(
      sql`insert into currencies (id, iso_code) select coalesce(max(id), 0) + 1, ${isoCode} from currencies`,
    );
  }
}

/** The country's id; a new country gets one. */
export async function ensureCountry(tx: Transaction, isoCode: string): Promise<number> {
  await ensureReferences(tx, { countries: [isoCode], currencies: [] });
  const [row] = await tx.select().from(countries).where(eq(countries.isoCode, isoCode));
  if (!row) throw new Error(`There is no country ${isoCode}`);
  return row.id;
}
