import {
  boolean,
  char,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import { countries, sites } from "#features/sites/server/sites.tables.ts";
import { COURIERS, DELIVERY_KINDS } from "../domain/courier.ts";
import { POINT_KINDS } from "../domain/pickup-point.ts";
import type { BadRow } from "../domain/point-lists/point-list.ts";

export const couriers = pgTable("couriers", {
  code: text("code", { enum: COURIERS }).primaryKey(),
  name: text("name").notNull(),
  position: integer("position").notNull(),
  listAddresses: text("list_addresses").array().notNull().default([]),
  listHeaders: jsonb("list_headers").$type<Record<string, string>>().notNull().default({}),
  listByCountry: boolean("list_by_country").notNull().default(false),
});

const courierCode = () =>
  text("courier_code", { enum: COURIERS })
    .notNull()
    .references(() => couriers.code, { onDelete: "cascade" });

/** What a courier charges in a country; a site's own row counts before the one of all sites. */
export const deliveryServices = pgTable(
  "delivery_services",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    courierCode: courierCode(),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    siteId: integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    way: text("way", { enum: DELIVERY_KINDS }).notNull(),
    feeCents: integer("fee_cents").notNull(),
    daysMin: smallint("days_min").notNull(),
    daysMax: smallint("days_max").notNull(),
    isOffered: boolean("is_offered").notNull().default(true),
  },
  (table) => [
    unique().on(table.courierCode, table.countryId, table.siteId, table.way).nullsNotDistinct(),
  ],
);

export const pickupPoints = pgTable(
  "pickup_points",
  {
    courierCode: courierCode(),
    id: text("id").notNull(),
    country: char("country", { length: 2 }).notNull(),
    kind: text("kind", { enum: POINT_KINDS }).notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    postCode: text("post_code").notNull(),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    hours: text("hours").notNull(),
    notes: jsonb("notes").$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courierCode, table.id] })],
);

/** What the last reading of each list brought, good or refused. */
export const pointLists = pgTable(
  "point_lists",
  {
    courierCode: courierCode(),
    source: text("source").notNull(),
    readAt: moment("read_at").notNull(),
    points: integer("points").notNull(),
    badRows: jsonb("bad_rows").$type<BadRow[]>().notNull(),
    refusal: text("refusal"),
  },
  (table) => [primaryKey({ columns: [table.courierCode, table.source] })],
);
