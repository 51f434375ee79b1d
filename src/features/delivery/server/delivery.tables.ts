import { pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import { countries, sites } from "#features/sites/server/sites.tables.ts";
import { COURIERS, DELIVERY_KINDS } from "../domain/courier.ts";
import { POINT_KINDS } from "../domain/pickup-point.ts";
import type { BadRow } from "../domain/point-lists/point-list.ts";

export const couriers = pgTable("couriers", (t) => ({
  code: t.text("code", { enum: COURIERS }).primaryKey(),
  name: t.text("name").notNull(),
  position: t.integer("position").notNull(),
  listAddresses: t.text("list_addresses").array().notNull().default([]),
  listHeaders: t.jsonb("list_headers").$type<Record<string, string>>().notNull().default({}),
  listByCountry: t.boolean("list_by_country").notNull().default(false),
}));

const courierCode = () =>
  text("courier_code", { enum: COURIERS })
    .notNull()
    .references(() => couriers.code, { onDelete: "cascade" });

/** A courier's service in a country and its fee; a site's own row takes precedence over the row for all sites. */
export const deliveryServices = pgTable(
  "delivery_services",
  (t) => ({
    id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
    courierCode: courierCode(),
    countryId: t
      .integer("country_id")
      .notNull()
      .references(() => countries.id),
    siteId: t.integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    way: t.text("way", { enum: DELIVERY_KINDS }).notNull(),
    feeCents: t.integer("fee_cents").notNull(),
    daysMin: t.smallint("days_min").notNull(),
    daysMax: t.smallint("days_max").notNull(),
    isOffered: t.boolean("is_offered").notNull().default(true),
  }),
  (table) => [
    unique().on(table.courierCode, table.countryId, table.siteId, table.way).nullsNotDistinct(),
  ],
);

/** The fee of a service from a day on; before that day, the fee of the service's own row applies. */
export const deliveryFees = pgTable(
  "delivery_fees",
  (t) => ({
    serviceId: t
      .integer("service_id")
      .notNull()
      .references(() => deliveryServices.id, { onDelete: "cascade" }),
    validFrom: t.date("valid_from").notNull(),
    feeCents: t.integer("fee_cents").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.serviceId, table.validFrom] })],
);

export const pickupPoints = pgTable(
  "pickup_points",
  (t) => ({
    courierCode: courierCode(),
    id: t.text("id").notNull(),
    country: t.char("country", { length: 2 }).notNull(),
    kind: t.text("kind", { enum: POINT_KINDS }).notNull(),
    name: t.text("name").notNull(),
    address: t.text("address").notNull(),
    city: t.text("city").notNull(),
    postCode: t.text("post_code").notNull(),
    latitude: t.doublePrecision("latitude"),
    longitude: t.doublePrecision("longitude"),
    hours: t.text("hours").notNull(),
    notes: t.jsonb("notes").$type<Record<string, string>>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.courierCode, table.id] })],
);

/** The last result of reading each list, accepted or refused. */
export const pointLists = pgTable(
  "point_lists",
  (t) => ({
    courierCode: courierCode(),
    source: t.text("source").notNull(),
    readAt: moment("read_at").notNull(),
    points: t.integer("points").notNull(),
    badRows: t.jsonb("bad_rows").$type<BadRow[]>().notNull(),
    refusal: t.text("refusal"),
  }),
  (table) => [primaryKey({ columns: [table.courierCode, table.source] })],
);
