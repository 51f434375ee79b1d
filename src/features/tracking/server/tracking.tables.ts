import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ParcelStage } from "#ports/carriers.ts";
import type { CityLocation } from "../domain/city-location.ts";

export const trackedParcels = pgTable(
  "tracked_parcels",
  (t) => ({
    id: identity(),
    subjectKind: t.text("subject_kind").$type<"order" | "forward_request">().notNull(),
    subjectId: big("subject_id").notNull(),
    carrier: t.text("carrier").notNull(),
    carrierTitle: t.text("carrier_title").notNull(),
    number: t.text("number").notNull(),
    method: t.text("method").$type<ShippingMethod>().notNull(),
    origin: t.jsonb("origin").$type<CityLocation>().notNull(),
    destination: t.jsonb("destination").$type<CityLocation>().notNull(),
    toPickupPoint: t.boolean("to_pickup_point").notNull(),
    daysMin: t.smallint("days_min").notNull(),
    daysMax: t.smallint("days_max").notNull(),
    sentAt: moment("sent_at").notNull(),
    endedAt: moment("ended_at"),
    askAfter: moment("ask_after").notNull().defaultNow(),
    failures: t.smallint("failures").notNull().default(0),
  }),
  (table) => [
    unique().on(table.number, table.subjectKind, table.subjectId),
    index("tracked_parcels_subject").on(table.subjectKind, table.subjectId),
    index("tracked_parcels_due").on(table.askAfter).where(sql`ended_at is null`),
  ],
);

export const trackedEvents = pgTable(
  "tracked_events",
  (t) => ({
    parcelId: big("parcel_id")
      .notNull()
      .references(() => trackedParcels.id, { onDelete: "cascade" }),
    eventId: t.text("event_id").notNull(),
    stage: t.text("stage").$type<ParcelStage>().notNull(),
    at: moment("at").notNull(),
    place: t.jsonb("place").$type<CityLocation>(),
  }),
  (table) => [primaryKey({ columns: [table.parcelId, table.eventId] })],
);

export const deliveredRoutes = pgTable(
  "delivered_ways",
  (t) => ({
    id: identity(),
    origin: t.char("origin", { length: 2 }).notNull(),
    destination: t.char("destination", { length: 2 }).notNull(),
    method: t.text("method").$type<ShippingMethod>().notNull(),
    days: t.smallint("days").notNull(),
    deliveredAt: moment("delivered_at").notNull().defaultNow(),
  }),
  (table) => [
    index("delivered_ways_way").on(table.origin, table.destination, table.method, table.id),
  ],
);
