import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity } from "#database/columns.ts";
import { type Company, GUEST_HOLDS, type GuestHolds } from "../domain/site.ts";

export const languages = pgTable("languages", {
  id: integer("id").primaryKey(),
  isoCode: char("iso_code", { length: 2 }).notNull().unique(),
  localTitle: text("local_title").notNull(),
});

export const currencies = pgTable("currencies", {
  id: integer("id").primaryKey(),
  isoCode: char("iso_code", { length: 3 }).notNull().unique(),
});

export const countries = pgTable("countries", {
  id: integer("id").primaryKey(),
  isoCode: char("iso_code", { length: 2 }).notNull().unique(),
  title: jsonb("title").$type<Record<string, string>>().notNull(),
});

export const sites = pgTable(
  "sites",
  {
    id: integer("id").primaryKey(),
    region: text("region").notNull().unique(),
    name: text("name").notNull(),
    theme: text("theme").notNull(),
    product: text("product").notNull().default("cartage"),
    categorySet: smallint("category_set").$type<1 | 2>(),
    categoryDocKey: text("category_doc_key"),
    defaultCountryId: integer("default_country_id")
      .notNull()
      .references(() => countries.id),
    conversionCurrencyId: integer("conversion_currency_id")
      .notNull()
      .references(() => currencies.id),
    conversionRate: numeric("conversion_rate", {
      precision: 12,
      scale: 6,
      mode: "number",
    }).notNull(),
    cdnLogo: text("cdn_logo"),
    criteoKey: text("criteo_key"),
    klaviyoKey: text("klaviyo_key"),
    switches: jsonb("switches").$type<Record<string, boolean>>().notNull().default({}),
    holdMinutes: smallint("hold_minutes").notNull().default(20),
    guestHolds: jsonb("guest_holds").$type<GuestHolds>().notNull().default(GUEST_HOLDS),
    timeZone: text("time_zone").notNull().default("Europe/Vilnius"),
    appUrl: text("app_url"),
    company: jsonb("company").$type<Company>().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
  },
  (table) => [uniqueIndex("sites_one_default").on(table.isDefault).where(sql`is_default`)],
);

/** The site that a row belongs to. */
export const ofSite = (actions: { onDelete?: "cascade" } = {}) =>
  integer("site_id")
    .notNull()
    .references(() => sites.id, actions);

export const siteHosts = pgTable(
  "site_hosts",
  {
    host: text("host").primaryKey(),
    siteId: ofSite({ onDelete: "cascade" }),
    /** The first is the one that search engines are told. */
    position: integer("position").notNull().default(0),
  },
  (table) => [index("site_hosts_site_id").on(table.siteId)],
);

export const siteLanguages = pgTable(
  "site_languages",
  {
    siteId: ofSite({ onDelete: "cascade" }),
    languageId: integer("language_id")
      .notNull()
      .references(() => languages.id),
    position: integer("position").notNull(),
    gtmId: text("gtm_id"),
    pixelId: text("pixel_id"),
    liveAgentId: text("live_agent_id"),
    mpDefaultSort: smallint("mp_default_sort"),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.languageId] })],
);

export const siteCurrencies = pgTable(
  "site_currencies",
  {
    siteId: ofSite({ onDelete: "cascade" }),
    currencyId: integer("currency_id")
      .notNull()
      .references(() => currencies.id),
    position: integer("position").notNull(),
    isFiltered: boolean("is_filtered").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.currencyId] })],
);

export const siteCountries = pgTable(
  "site_countries",
  {
    siteId: ofSite({ onDelete: "cascade" }),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.countryId] })],
);

export const siteQueryKeys = pgTable(
  "site_query_keys",
  {
    siteId: ofSite({ onDelete: "cascade" }),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    languageId: integer("language_id")
      .notNull()
      .references(() => languages.id),
    queryKey: text("query_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.countryId, table.languageId] })],
);

export const redirects = pgTable(
  "redirects",
  {
    id: identity(),
    siteId: integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    target: text("target").notNull(),
    status: smallint("status").notNull().default(301),
  },
  (table) => [unique().on(table.siteId, table.path).nullsNotDistinct()],
);
