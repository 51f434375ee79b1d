import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ParcelStage } from "#ports/carriers.ts";
import type { CityLocation } from "../domain/city-location.ts";

export const trackedParcels = pgTable(
  "tracked_parcels",
  {
    id: identity(),
    subjectKind: text("subject_kind").$type<"order" | "forward_request">().notNull(),
    subjectId: big("subject_id").notNull(),
    carrier: text("carrier").notNull(),
    carrierTitle: text("carrier_title").notNull(),
    number: text("number").notNull(),
    method: text("method").$type<ShippingMethod>().notNull(),
    origin: jsonb("origin").$type<CityLocation>().notNull(),
    destination: jsonb("destination").$type<CityLocation>().notNull(),
    toPickupPoint: boolean("to_pickup_point").notNull(),
    daysMin: smallint("days_min").notNull(),
    daysMax: smallint("days_max").notNull(),
    sentAt: moment("sent_at").notNull(),
    endedAt: moment("ended_at"),
    askAfter: moment("ask_after").notNull().defaultNow(),
    failures: smallint("failures").notNull().default(0),
  },
  (table) => [
    unique().on(table.number, table.subjectKind, table.subjectId),
    index("tracked_parcels_subject").on(table.subjectKind, table.subjectId),
    index("tracked_parcels_due").on(table.askAfter).where(sql`ended_at is null`),
  ],
);

export const trackedEvents = pgTable(
  "tracked_events",
  {
    parcelId: big("parcel_id")
      .notNull()
      .references(() => trackedParcels.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    stage: text("stage").$type<ParcelStage>().notNull(),
    at: moment("at").notNull(),
    place: jsonb("place").$type<CityLocation>(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.eventId] })],
);

export const deliveredRoutes = pgTable(
  "delivered_ways",
  {
    id: identity(),
    origin: char("origin", { length: 2 }).notNull(),
    destination: char("destination", { length: 2 }).notNull(),
    method: text("method").$type<ShippingMethod>().notNull(),
    days: smallint("days").notNull(),
    deliveredAt: moment("delivered_at").notNull().defaultNow(),
  },
  (table) => [
    index("delivered_ways_way").on(table.origin, table.destination, table.method, table.id),
  ],
);
