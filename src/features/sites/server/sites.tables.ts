import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytea, identity, moment } from "#database/columns.ts";
import { type Company, GUEST_HOLDS, type GuestHolds } from "../domain/site.ts";

export const languages = pgTable("languages", (t) => ({
  id: t.integer("id").primaryKey(),
  isoCode: t.char("iso_code", { length: 2 }).notNull().unique(),
  localTitle: t.text("local_title").notNull(),
}));

export const currencies = pgTable("currencies", (t) => ({
  id: t.integer("id").primaryKey(),
  isoCode: t.char("iso_code", { length: 3 }).notNull().unique(),
}));

export const countries = pgTable("countries", (t) => ({
  id: t.integer("id").primaryKey(),
  isoCode: t.char("iso_code", { length: 2 }).notNull().unique(),
  title: t.jsonb("title").$type<Record<string, string>>().notNull(),
}));

const ofLanguage = () =>
  integer("language_id")
    .notNull()
    .references(() => languages.id);
const ofCurrency = (name = "currency_id") =>
  integer(name)
    .notNull()
    .references(() => currencies.id);
const ofCountry = (name = "country_id") =>
  integer(name)
    .notNull()
    .references(() => countries.id);

export const sites = pgTable(
  "sites",
  (t) => ({
    id: t.integer("id").primaryKey(),
    region: t.text("region").notNull().unique(),
    name: t.text("name").notNull(),
    theme: t.text("theme").notNull(),
    product: t.text("product").notNull().default("cartage"),
    categorySet: t.smallint("category_set").$type<1 | 2>(),
    categoryDocKey: t.text("category_doc_key"),
    defaultCountryId: ofCountry("default_country_id"),
    conversionCurrencyId: ofCurrency("conversion_currency_id"),
    conversionRate: t
      .numeric("conversion_rate", {
        precision: 12,
        scale: 6,
        mode: "number",
      })
      .notNull(),
    cdnLogo: t.text("cdn_logo"),
    criteoKey: t.text("criteo_key"),
    klaviyoKey: t.text("klaviyo_key"),
    switches: t.jsonb("switches").$type<Record<string, boolean>>().notNull().default({}),
    holdMinutes: t.smallint("hold_minutes").notNull().default(20),
    guestHolds: t.jsonb("guest_holds").$type<GuestHolds>().notNull().default(GUEST_HOLDS),
    timeZone: t.text("time_zone").notNull().default("Europe/Vilnius"),
    appUrl: t.text("app_url"),
    company: t.jsonb("company").$type<Company>().notNull(),
    isDefault: t.boolean("is_default").notNull().default(false),
    /** Null while visitors see that the site is being prepared. */
    openedAt: moment("opened_at"),
  }),
  (table) => [uniqueIndex("sites_one_default").on(table.isDefault).where(sql`is_default`)],
);

/** The site that a row belongs to. */
export const ofSite = (actions: { onDelete?: "cascade" } = {}) =>
  integer("site_id")
    .notNull()
    .references(() => sites.id, actions);

export const siteHosts = pgTable(
  "site_hosts",
  (t) => ({
    host: t.text("host").primaryKey(),
    siteId: ofSite({ onDelete: "cascade" }),
    /** The first host is the one for search engines. */
    position: t.integer("position").notNull().default(0),
  }),
  (table) => [index("site_hosts_site_id").on(table.siteId)],
);

export const siteLanguages = pgTable(
  "site_languages",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    languageId: ofLanguage(),
    position: t.integer("position").notNull(),
    gtmId: t.text("gtm_id"),
    pixelId: t.text("pixel_id"),
    liveAgentId: t.text("live_agent_id"),
    mpDefaultSort: t.smallint("mp_default_sort"),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.languageId] })],
);

export const siteCurrencies = pgTable(
  "site_currencies",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    currencyId: ofCurrency(),
    position: t.integer("position").notNull(),
    isFiltered: t.boolean("is_filtered").notNull().default(true),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.currencyId] })],
);

export const siteCountries = pgTable(
  "site_countries",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    countryId: ofCountry(),
    position: t.integer("position").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.countryId] })],
);

export const siteQueryKeys = pgTable(
  "site_query_keys",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    countryId: ofCountry(),
    languageId: ofLanguage(),
    queryKey: t.text("query_key").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.countryId, table.languageId] })],
);

export const redirects = pgTable(
  "redirects",
  (t) => ({
    id: identity(),
    siteId: t.integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    path: t.text("path").notNull(),
    target: t.text("target").notNull(),
    status: t.smallint("status").notNull().default(301),
  }),
  (table) => [unique().on(table.siteId, table.path).nullsNotDistinct()],
);

/** What staff checked before opening the site, such as `text:privacy-policy`. */
export const openingMarks = pgTable(
  "opening_marks",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    mark: t.text("mark").notNull(),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.siteId, table.mark] })],
);

/** Links with which staff see a site that is not open yet. */
export const sitePreviews = pgTable(
  "site_previews",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    siteId: ofSite({ onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("site_previews_site_id").on(table.siteId)],
);

/** A database view over tables of all features: what a site has to offer. */
export const siteOfferFacts = pgView("site_offers", {
  siteId: integer("site_id").notNull(),
  warehouses: boolean("warehouses").notNull(),
  abroad: boolean("abroad").notNull(),
  rates: boolean("rates").notNull(),
  sea: boolean("sea").notNull(),
  plans: boolean("plans").notNull(),
  phones: boolean("phones").notNull(),
  providers: integer("providers").array().notNull(),
}).existing();
