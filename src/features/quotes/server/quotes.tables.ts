import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import type { Cents } from "#core/money.ts";
import { big, bytea, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import type { OrderAddress, OrderPickupPoint } from "#features/orders/domain/order.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { countries, ofSite } from "#features/sites/server/sites.tables.ts";
import type { LineCurrency, OrderLine } from "../domain/order-line.ts";
import type { QuotePrice } from "../domain/quote-price.ts";
import type { QuoteActor, QuoteStatus } from "../domain/quote-status.ts";

export const quotes = pgTable(
  "quotes",
  (t) => ({
    id: big("id").primaryKey().default(sql`nextval('order_ids'::regclass)`),
    slug: t.text("slug").notNull().unique(),
    siteId: ofSite(),
    customerId: ofCustomer().notNull(),
    countryId: t
      .integer("country_id")
      .notNull()
      .references(() => countries.id),
    status: t.text("status").$type<QuoteStatus>().notNull().default("submitted"),
    language: t.char("language", { length: 2 }).notNull(),
    currency: t.char("currency", { length: 3 }).notNull(),
    rate: t.numeric("rate", { precision: 12, scale: 6, mode: "number" }).notNull(),
    price: t.jsonb("price").$type<QuotePrice>(),
    pricedAt: moment("priced_at"),
    expiresAt: moment("expires_at"),
    delivery: t.jsonb("delivery").$type<QuoteDelivery>(),
    note: t.text("note"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Since when it waits for staff: an answered question starts this anew. */
    submittedAt: moment("submitted_at").notNull().defaultNow(),
  }),
  (table) => [
    index("quotes_customer_id").on(table.customerId, table.id),
    index("quotes_expiring").on(table.expiresAt).where(sql`status = 'priced'`),
    index("quotes_waiting").on(table.submittedAt, table.id).where(sql`status = 'submitted'`),
  ],
);

const quoteId = () =>
  big("quote_id")
    .notNull()
    .references(() => quotes.id);

export const quoteLines = pgTable(
  "quote_lines",
  (t) => ({
    quoteId: quoteId(),
    position: t.integer("position").notNull(),
    url: t.text("url").notNull(),
    name: t.text("name").notNull(),
    quantity: t.integer("quantity").notNull(),
    priceCents: big("price_cents"),
    currency: t.char("currency", { length: 3 }).$type<LineCurrency>().notNull(),
    options: t.text("options").notNull().default(""),
    comment: t.text("comment").notNull().default(""),
    kind: t.text("kind").$type<GoodsKind>().notNull(),
    files: t.jsonb("files").$type<string[]>().notNull().default([]),
    /** The shop's host, to look up the prices that staff confirmed there. */
    shop: t.text("shop").notNull().default(""),
  }),
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    index("quote_lines_shop").on(table.shop, table.kind),
  ],
);

export const quoteHistory = pgTable(
  "quote_history",
  (t) => ({
    id: identity(),
    quoteId: quoteId(),
    status: t.text("status").$type<QuoteStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<QuoteActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    note: t.text("note"),
    at: moment("at").notNull().defaultNow(),
    /** When the owner first opened the quote after this step, if it was not their own. */
    seenAt: moment("seen_at"),
  }),
  (table) => [index("quote_history_quote_id").on(table.quoteId, table.id)],
);

/** A guest's form has the hash of the guest's cookie, a customer's form has the customer; no form has both. */
export const orderForms = pgTable(
  "order_forms",
  (t) => ({
    id: identity(),
    siteId: ofSite(),
    customerId: ofCustomer(),
    tokenHash: bytea("token_hash"),
    lines: t.jsonb("lines").$type<OrderLine[]>().notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  }),
  (table) => [
    unique().on(table.siteId, table.customerId),
    unique().on(table.siteId, table.tokenHash),
    index("order_forms_customer_id").on(table.customerId),
    index("order_forms_changed_at").on(table.changedAt),
  ],
);

/** The delivery that the owner chose, saved with the courier's fee at that moment, which becomes part of the price. */
export type QuoteDelivery = {
  method: ShippingMethod;
  /** A `local_delivery_type`. */
  serviceId: number;
  courier: string;
  courierName: string;
  pickupPoint: OrderPickupPoint | null;
  feeCents: Cents;
  address: OrderAddress;
};
