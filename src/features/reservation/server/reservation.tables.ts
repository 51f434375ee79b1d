import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customers } from "#features/account/server/account.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { ReservationActor, ReservationStatus } from "../domain/reservation-status.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const big = (name: string) => bigint(name, { mode: "number" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const siteId = () =>
  integer("site_id")
    .notNull()
    .references(() => sites.id);

export const phones = pgTable(
  "phones",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: siteId(),
    model: text("model").notNull(),
    name: text("name").notNull(),
    colour: text("colour").notNull(),
    storage: text("storage").notNull(),
    priceCents: big("price_cents").notNull(),
    picture: text("picture"),
    stock: integer("stock").notNull(),
    position: smallint("position").notNull(),
  },
  (table) => [unique().on(table.siteId, table.model, table.colour, table.storage)],
);

export const phoneReservations = pgTable(
  "phone_reservations",
  {
    id: big("id").primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes("token_hash").notNull().unique(),
    siteId: siteId(),
    phoneId: integer("phone_id")
      .notNull()
      .references(() => phones.id),
    model: text("model").notNull(),
    customerId: big("customer_id").references(() => customers.id),
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    phoneNumber: text("phone_number"),
    language: char("language", { length: 2 }).notNull(),
    status: text("status").$type<ReservationStatus>().notNull().default("requested"),
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("phone_reservations_phone_id").on(table.phoneId, table.status),
    index("phone_reservations_customer_id").on(table.customerId),
    index("phone_reservations_expires_at").on(table.expiresAt),
    uniqueIndex("phone_reservations_one_each")
      .on(table.siteId, table.model, table.email)
      .where(sql`status in ('confirmed', 'ready', 'collected')`),
  ],
);

/** Append-only: the database refuses changes. */
export const reservationHistory = pgTable(
  "reservation_history",
  {
    id: big("id").primaryKey().generatedAlwaysAsIdentity(),
    reservationId: big("reservation_id")
      .notNull()
      .references(() => phoneReservations.id),
    status: text("status").$type<ReservationStatus>().notNull(),
    actorKind: text("actor_kind").$type<ReservationActor["kind"]>().notNull(),
    actorId: big("actor_id").references(() => customers.id),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("reservation_history_reservation_id").on(table.reservationId, table.id)],
);
