import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import type { PostalAddress } from "#features/account/domain/addresses/postal-address.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import type { Carrier } from "#features/shipping/domain/tracking-number.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { ForwardActor, ForwardStatus } from "../domain/forward-status.ts";

const cents = (name: string) => big(name).notNull().default(0);

export const suites = pgTable("suites", {
  customerId: ofCustomer().primaryKey(),
  number: integer("number").notNull().unique().default(sql`nextval('suite_numbers'::regclass)`),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const forwardingDeclarations = pgTable(
  "forwarding_declarations",
  {
    customerId: ofCustomer().notNull(),
    version: smallint("version").notNull(),
    acceptedAt: moment("accepted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.version] })],
);

export const forwardRequests = pgTable(
  "forward_requests",
  {
    id: big("id").primaryKey().default(sql`nextval('forward_request_ids'::regclass)`),
    siteId: ofSite(),
    customerId: ofCustomer().notNull(),
    warehouseId: integer("warehouse_id")
      .notNull()
      .references(() => warehouses.id),
    status: text("status").$type<ForwardStatus>().notNull().default("declared"),
    language: char("language", { length: 2 }).notNull(),
    mergedInto: big("merged_into").references((): AnyPgColumn => forwardRequests.id),
    method: text("method").$type<ShippingMethod>(),
    address: jsonb("address").$type<PostalAddress>(),
    shippingCents: cents("shipping_cents"),
    shippingDiscountCents: cents("shipping_discount_cents"),
    planPercent: smallint("plan_percent").notNull().default(0),
    dutyCents: cents("duty_cents"),
    vatCents: cents("vat_cents"),
    storageCents: cents("storage_cents"),
    deliveryCents: cents("delivery_cents"),
    dueCents: cents("due_cents"),
    feeCents: cents("fee_cents"),
    refundedCents: cents("refunded_cents"),
    returnedCents: cents("returned_cents"),
    customsSettledAt: moment("customs_settled_at"),
    carrier: text("carrier"),
    trackingNumber: text("tracking_number"),
    createdAt: moment("created_at").notNull().defaultNow(),
    chosenAt: moment("chosen_at"),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
  },
  (table) => [
    index("forward_requests_customer_id").on(table.customerId, table.id),
    index("forward_requests_unpaid").on(table.chosenAt).where(sql`status = 'awaiting_payment'`),
  ],
);

const requestId = (name = "request_id") =>
  big(name)
    .notNull()
    .references(() => forwardRequests.id);

export const forwardParcels = pgTable(
  "forward_parcels",
  {
    id: identity(),
    requestId: requestId(),
    declaredId: requestId("declared_id"),
    carrier: text("carrier").$type<Carrier>().notNull(),
    trackingNumber: text("tracking_number"),
    shop: text("shop").notNull(),
    invoiceFile: text("invoice_file"),
    grams: integer("grams"),
    lengthMm: integer("length_mm"),
    widthMm: integer("width_mm"),
    heightMm: integer("height_mm"),
    photos: jsonb("photos").$type<string[]>().notNull().default([]),
    receivedAt: moment("received_at"),
    storagePaidUntil: date("storage_paid_until"),
    storageToldAt: moment("storage_told_at"),
  },
  (table) => [
    index("forward_parcels_request_id").on(table.requestId),
    index("forward_parcels_tracking_number").on(table.trackingNumber),
  ],
);

export const forwardLines = pgTable(
  "forward_lines",
  {
    parcelId: big("parcel_id")
      .notNull()
      .references(() => forwardParcels.id),
    position: smallint("position").notNull(),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    valueCents: big("value_cents").notNull(),
    paidCents: big("paid_cents").notNull(),
    paidCurrency: char("paid_currency", { length: 3 }).notNull().default("EUR"),
    kind: text("kind").$type<GoodsKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);

/** Append-only: the database refuses changes. */
export const forwardHistory = pgTable(
  "forward_history",
  {
    id: identity(),
    requestId: requestId(),
    status: text("status").$type<ForwardStatus>().notNull(),
    actorKind: text("actor_kind").$type<ForwardActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    note: text("note").notNull().default(""),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("forward_history_request_id").on(table.requestId, table.id)],
);
