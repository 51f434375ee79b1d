import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
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

export const suites = pgTable("suites", (t) => ({
  customerId: ofCustomer().primaryKey(),
  number: t.integer("number").notNull().unique().default(sql`nextval('suite_numbers'::regclass)`),
  createdAt: moment("created_at").notNull().defaultNow(),
}));

export const forwardingDeclarations = pgTable(
  "forwarding_declarations",
  (t) => ({
    customerId: ofCustomer().notNull(),
    version: t.smallint("version").notNull(),
    acceptedAt: moment("accepted_at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.customerId, table.version] })],
);

export const forwardRequests = pgTable(
  "forward_requests",
  (t) => ({
    id: big("id").primaryKey().default(sql`nextval('forward_request_ids'::regclass)`),
    siteId: ofSite(),
    customerId: ofCustomer().notNull(),
    warehouseId: t
      .integer("warehouse_id")
      .notNull()
      .references(() => warehouses.id),
    status: t.text("status").$type<ForwardStatus>().notNull().default("declared"),
    language: t.char("language", { length: 2 }).notNull(),
    mergedInto: big("merged_into").references((): AnyPgColumn => forwardRequests.id),
    method: t.text("method").$type<ShippingMethod>(),
    address: t.jsonb("address").$type<PostalAddress>(),
    shippingCents: cents("shipping_cents"),
    shippingDiscountCents: cents("shipping_discount_cents"),
    planPercent: t.smallint("plan_percent").notNull().default(0),
    dutyCents: cents("duty_cents"),
    vatCents: cents("vat_cents"),
    storageCents: cents("storage_cents"),
    deliveryCents: cents("delivery_cents"),
    dueCents: cents("due_cents"),
    feeCents: cents("fee_cents"),
    refundedCents: cents("refunded_cents"),
    returnedCents: cents("returned_cents"),
    customsSettledAt: moment("customs_settled_at"),
    carrier: t.text("carrier"),
    trackingNumber: t.text("tracking_number"),
    createdAt: moment("created_at").notNull().defaultNow(),
    chosenAt: moment("chosen_at"),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
  }),
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
  (t) => ({
    id: identity(),
    requestId: requestId(),
    declaredId: requestId("declared_id"),
    carrier: t.text("carrier").$type<Carrier>().notNull(),
    trackingNumber: t.text("tracking_number"),
    shop: t.text("shop").notNull(),
    invoiceFile: t.text("invoice_file"),
    /** What the customer declared; null if they did not know. */
    declaredGrams: t.integer("declared_grams"),
    grams: t.integer("grams"),
    lengthMm: t.integer("length_mm"),
    widthMm: t.integer("width_mm"),
    heightMm: t.integer("height_mm"),
    photos: t.jsonb("photos").$type<string[]>().notNull().default([]),
    receivedAt: moment("received_at"),
    storagePaidUntil: t.date("storage_paid_until"),
    storageToldAt: moment("storage_told_at"),
  }),
  (table) => [
    index("forward_parcels_request_id").on(table.requestId),
    index("forward_parcels_tracking_number").on(table.trackingNumber),
  ],
);

export const forwardLines = pgTable(
  "forward_lines",
  (t) => ({
    parcelId: big("parcel_id")
      .notNull()
      .references(() => forwardParcels.id),
    position: t.smallint("position").notNull(),
    name: t.text("name").notNull(),
    quantity: t.integer("quantity").notNull(),
    valueCents: big("value_cents").notNull(),
    paidCents: big("paid_cents").notNull(),
    paidCurrency: t.char("paid_currency", { length: 3 }).notNull().default("EUR"),
    kind: t.text("kind").$type<GoodsKind>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);

/** Append-only: the database refuses updates and deletes. */
export const forwardHistory = pgTable(
  "forward_history",
  (t) => ({
    id: identity(),
    requestId: requestId(),
    status: t.text("status").$type<ForwardStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<ForwardActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    note: t.text("note").notNull().default(""),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [index("forward_history_request_id").on(table.requestId, table.id)],
);

/** The owner's answers about a parcel on hold; erased with the owner's data. */
export const forwardHoldAnswers = pgTable("forward_hold_answers", (t) => ({
  stepId: big("step_id")
    .primaryKey()
    .references(() => forwardHistory.id),
  message: t.text("message").notNull(),
}));
