import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { countries, currencies, languages } from "../sites.tables.ts";

/** Destinations of the demo sites, then the countries of the warehouses. */
export const REFERENCE_DATA: ReferenceData = {
  languages: [
    { id: 1, isoCode: "en", localTitle: "English" },
    { id: 2, isoCode: "lt", localTitle: "Lietuvių" },
    { id: 3, isoCode: "lv", localTitle: "Latviešu" },
    { id: 4, isoCode: "et", localTitle: "Eesti" },
    { id: 5, isoCode: "ru", localTitle: "Русский" },
  ],
  currencies: [
    { id: 1, isoCode: "EUR" },
    { id: 2, isoCode: "USD" },
    { id: 3, isoCode: "AED" },
  ],
  countries: [
    country(1, "LT", "Lithuania", "Lietuva", "Lietuva", "Leedu", "Литва"),
    country(2, "LV", "Latvia", "Latvija", "Latvija", "Läti", "Латвия"),
    country(3, "EE", "Estonia", "Estija", "Igaunija", "Eesti", "Эстония"),
    country(4, "NL", "Netherlands", "Nyderlandai", "Nīderlande", "Holland", "Нидерланды"),
    country(
      5,
      "AE",
      "United Arab Emirates",
      "Jungtiniai Arabų Emyratai",
      "Apvienotie Arābu Emirāti",
      "Araabia Ühendemiraadid",
      "Объединённые Арабские Эмираты",
    ),
    country(
      6,
      "US",
      "United States",
      "Jungtinės Amerikos Valstijos",
      "Amerikas Savienotās Valstis",
      "Ameerika Ühendriigid",
      "Соединённые Штаты Америки",
    ),
    country(
      7,
      "GB",
      "United Kingdom",
      "Jungtinė Karalystė",
      "Apvienotā Karaliste",
      "Suurbritannia",
      "Великобритания",
    ),
    country(8, "DE", "Germany", "Vokietija", "Vācija", "Saksamaa", "Германия"),
  ],
};

function country(
  id: number,
  isoCode: string,
  en: string,
  lt: string,
  lv: string,
  et: string,
  ru: string,
): ReferenceData["countries"][number] {
  return { id, isoCode, title: { en, lt, lv, et, ru } };
}

type ReferenceData = {
  languages: (typeof languages.$inferInsert)[];
  currencies: (typeof currencies.$inferInsert)[];
  countries: (typeof countries.$inferInsert)[];
};

/** Languages, currencies and countries, which sites and warehouses reference. */
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
