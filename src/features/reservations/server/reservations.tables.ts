import { sql } from "drizzle-orm";
import { index, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { big, bytea, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { ReservationActor, ReservationStatus } from "../domain/reservation-status.ts";

export const phones = pgTable(
  "phones",
  (t) => ({
    id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: ofSite(),
    model: t.text("model").notNull(),
    name: t.text("name").notNull(),
    colour: t.text("colour").notNull(),
    storage: t.text("storage").notNull(),
    priceCents: cents("price_cents"),
    picture: t.text("picture"),
    stock: t.integer("stock").notNull(),
    position: t.smallint("position").notNull(),
  }),
  (table) => [unique().on(table.siteId, table.model, table.colour, table.storage)],
);

export const phoneReservations = pgTable(
  "phone_reservations",
  (t) => ({
    id: identity(),
    tokenHash: bytea("token_hash").notNull().unique(),
    siteId: ofSite(),
    phoneId: t
      .integer("phone_id")
      .notNull()
      .references(() => phones.id),
    model: t.text("model").notNull(),
    customerId: ofCustomer(),
    email: t.text("email"),
    firstName: t.text("first_name"),
    lastName: t.text("last_name"),
    phoneNumber: t.text("phone_number"),
    language: t.char("language", { length: 2 }).notNull(),
    status: t.text("status").$type<ReservationStatus>().notNull().default("requested"),
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    endedAt: moment("ended_at"),
  }),
  (table) => [
    index("phone_reservations_phone_id").on(table.phoneId, table.status),
    index("phone_reservations_customer_id").on(table.customerId),
    index("phone_reservations_expires_at").on(table.expiresAt),
    uniqueIndex("phone_reservations_one_each")
      .on(table.siteId, table.model, table.email)
      .where(sql`status in ('confirmed', 'ready', 'collected')`),
  ],
);

/** Append-only: the database refuses updates and deletes. */
export const reservationHistory = pgTable(
  "reservation_history",
  (t) => ({
    id: identity(),
    reservationId: big("reservation_id")
      .notNull()
      .references(() => phoneReservations.id),
    status: t.text("status").$type<ReservationStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<ReservationActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [index("reservation_history_reservation_id").on(table.reservationId, table.id)],
);
