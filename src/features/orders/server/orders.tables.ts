import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { big, bytea, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { products, variants } from "#features/catalogue/server/products.tables.ts";
import type { FeeType } from "#features/payments/domain/payment-fee.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type {
  BuyerCompany,
  OrderAddress,
  OrderPickupPoint,
  OrderPicture,
} from "../domain/order.ts";
import type { CostKind } from "../domain/order-costs.ts";
import type { OrderActor, OrderStatus } from "../domain/order-status.ts";
import type { PriceBasis } from "../domain/price-basis.ts";
import type { RefundReason, RefundWay } from "../domain/refund.ts";
import { promotions } from "./promotions/promotions.tables.ts";

export const orders = pgTable(
  "orders",
  (t) => ({
    id: big("id").primaryKey().default(sql`nextval('order_ids'::regclass)`),
    slug: t.text("slug").notNull().unique(),
    kind: t.text("kind").$type<"shop" | "quote">().notNull().default("shop"),
    draftKey: t.text("draft_key").notNull().unique(),
    siteId: ofSite(),
    customerId: ofCustomer(),
    /** Identifies a guest's browser by the cookie of the cart that the order was made from. */
    visitorHash: bytea("visitor_hash"),
    status: t.text("status").$type<OrderStatus>().notNull().default("awaiting_payment"),
    email: t.text("email"),
    language: t.char("language", { length: 2 }).notNull(),
    address: t.jsonb("address").$type<OrderAddress>(),
    company: t.jsonb("company").$type<BuyerCompany>(),
    /** The campaign that brought the buyer, if the buyer agreed to storing it. */
    utm: t.jsonb("utm").$type<Readonly<Record<string, string>>>(),
    /** Given with the order and not withdrawn since; a buyer who said nothing did not agree. */
    agreedToMarketing: t.boolean("agreed_to_marketing").notNull().default(false),
    currency: t.char("currency", { length: 3 }).notNull(),
    rate: t.numeric("rate", { precision: 12, scale: 6, mode: "number" }).notNull(),
    shippingMethod: t.text("shipping_method").$type<ShippingMethod>().notNull(),
    shippingFeeCents: cents("shipping_fee_cents"),
    shippingDiscountCents: cents("shipping_discount_cents"),
    courier: t.text("courier"),
    pickupPoint: t.jsonb("pickup_point").$type<OrderPickupPoint>(),
    deliveryCents: cents("delivery_cents"),
    promotionId: big("promotion_id").references(() => promotions.id),
    promotionAmount: t.integer("promotion_amount"),
    promotionType: t.smallint("promotion_type").$type<FeeType>(),
    balanceCents: cents("balance_cents"),
    dueCents: cents("due_cents"),
    feeCents: cents("fee_cents").default(0),
    /** Goods, shipping and discounts in the order's currency, including what the wallet paid. */
    wholeCents: cents("whole_cents"),
    /** `wholeCents` with the payment fee, for lists that are sorted and filtered by it. */
    totalCents: cents("total_cents").generatedAlwaysAs(sql`whole_cents + fee_cents`),
    /** How its price was calculated; null in older orders. */
    priceBasis: t.jsonb("price_basis").$type<PriceBasis>(),
    holds: t.boolean("holds").notNull(),
    holdAttempt: t.integer("hold_attempt").notNull().default(1),
    heldAt: moment("held_at").notNull().defaultNow(),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
    withdrawnAt: moment("withdrawn_at"),
    /** Days from the payment to the delivery, as promised. */
    transitDays: t.jsonb("transit_days").$type<{ min: number; max: number }>(),
    /** When the goods of an unpaid one went back into the cart. */
    returnedAt: moment("returned_at"),
  }),
  (table) => [
    index("orders_customer_id").on(table.customerId, table.id),
    index("orders_unpaid").on(table.createdAt).where(sql`status = 'awaiting_payment'`),
    index("orders_unpaid_visitor")
      .on(table.visitorHash)
      .where(sql`status = 'awaiting_payment' and visitor_hash is not null`),
    index("orders_agreed_visitor")
      .on(table.visitorHash)
      .where(sql`agreed_to_marketing and visitor_hash is not null`),
    index("orders_returned")
      .on(table.siteId, table.customerId, table.visitorHash)
      .where(sql`status = 'awaiting_payment' and returned_at is not null`),
    index("orders_total").on(table.totalCents, table.id),
    index("orders_status_listed").on(table.status, table.id),
    index("orders_site").on(table.siteId, table.id),
    index("orders_paid_at").on(table.paidAt, table.id).where(sql`paid_at is not null`),
    index("orders_site_paid_at")
      .on(table.siteId, table.paidAt, table.id)
      .where(sql`paid_at is not null`),
    index("orders_email_filtered")
      .on(
        sql`lower(email) text_pattern_ops`,
        table.status,
        table.siteId,
        table.paidAt,
        table.totalCents,
        table.id,
      )
      .where(sql`email is not null`),
    index("orders_recipient")
      .using("gin", sql`words_of((address ->> 'firstName') || ' ' || (address ->> 'lastName'))`)
      .where(sql`address is not null`),
    index("orders_phone_digits")
      .on(sql`regexp_replace(address ->> 'phoneNumber', '\\D', '', 'g') text_pattern_ops`)
      .where(sql`address is not null`),
    index("orders_withdrawn")
      .on(table.id)
      .where(sql`withdrawn_at is not null and status not in ('cancelled', 'expired', 'refunded')`),
    index("orders_held").on(table.heldAt).where(sql`status = 'awaiting_payment' and holds`),
  ],
);

const orderId = () =>
  big("order_id")
    .notNull()
    .references(() => orders.id);

export const orderLines = pgTable(
  "order_lines",
  (t) => ({
    orderId: orderId(),
    position: t.integer("position").notNull(),
    productId: t.integer("product_id").references(() => products.id, { onDelete: "set null" }),
    variantId: t.integer("variant_id").references(() => variants.id, { onDelete: "set null" }),
    slug: t.text("slug").notNull(),
    sku: t.text("sku").notNull(),
    name: t.text("name").notNull(),
    options: t.text("options").notNull().default(""),
    picture: t.jsonb("picture").$type<OrderPicture>(),
    priceCents: cents("price_cents"),
    quantity: t.integer("quantity").notNull(),
    /** What one piece cost us in euros, if known. */
    costCents: big("cost_cents"),
  }),
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_lines_product_id").on(table.productId),
    index("order_lines_variant_id").on(table.variantId),
  ],
);

/** What an order cost us apart from its goods, in euros, as far as somebody entered it. */
export const orderCosts = pgTable(
  "order_costs",
  (t) => ({
    orderId: orderId(),
    kind: t.text("kind").$type<CostKind>().notNull(),
    cents: cents("cents"),
  }),
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** Append-only: the database refuses changes. */
export const orderHistory = pgTable(
  "order_history",
  (t) => ({
    id: identity(),
    orderId: orderId(),
    status: t.text("status").$type<OrderStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<OrderActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    at: moment("at").notNull().defaultNow(),
    /** The step that this one undoes. */
    undoes: big("undoes").references((): AnyPgColumn => orderHistory.id),
  }),
  (table) => [
    index("order_history_order_id").on(table.orderId, table.id),
    uniqueIndex("order_history_undoes").on(table.undoes).where(sql`undoes is not null`),
    index("order_history_at_warehouse")
      .on(table.at, table.orderId)
      .where(sql`status = 'at_warehouse' and undoes is null`),
  ],
);

/** What lines had cost before a step wrote their cost, so that the step can be undone. */
export const orderCostsBefore = pgTable(
  "order_costs_before",
  (t) => ({
    stepId: big("step_id")
      .notNull()
      .references(() => orderHistory.id),
    position: t.integer("position").notNull(),
    costCents: big("cost_cents"),
  }),
  (table) => [primaryKey({ columns: [table.stepId, table.position] })],
);

export const orderShipments = pgTable(
  "order_shipments",
  (t) => ({
    id: identity(),
    orderId: orderId(),
    carrier: t.text("carrier").notNull(),
    trackingNumber: t.text("tracking_number").notNull(),
    sentAt: moment("sent_at").notNull().defaultNow(),
  }),
  (table) => [index("order_shipments_order_id").on(table.orderId)],
);

/** What left with a shipment; a shipment without rows contains everything. */
export const orderShipmentLines = pgTable(
  "order_shipment_lines",
  (t) => ({
    shipmentId: big("shipment_id")
      .notNull()
      .references(() => orderShipments.id),
    position: t.integer("position").notNull(),
    quantity: t.integer("quantity").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.shipmentId, table.position] })],
);

/** Refunds by staff, in the order's currency. Append-only: the database refuses changes. */
export const orderRefunds = pgTable(
  "order_refunds",
  (t) => ({
    id: identity(),
    orderId: orderId(),
    /** Identifies the submitted form: submitting it twice makes one refund. */
    key: t.text("key").notNull().unique(),
    actorId: ofCustomer("actor_id"),
    way: t.text("way").$type<RefundWay>().notNull(),
    reason: t.text("reason").$type<RefundReason>().notNull(),
    remark: t.text("remark").notNull().default(""),
    amountCents: cents("amount_cents"),
    shippingCents: cents("shipping_cents").default(0),
    otherCents: cents("other_cents").default(0),
    /** The part of the refund that the wallet had paid, in the order's currency and in euros. */
    fromBalanceCents: cents("from_balance_cents").default(0),
    toBalanceCents: cents("to_balance_cents").default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("order_refunds_order_id").on(table.orderId, table.id),
    index("order_refunds_actor_id").on(table.actorId),
  ],
);

/** Append-only, as the refunds. */
export const orderRefundLines = pgTable(
  "order_refund_lines",
  (t) => ({
    refundId: big("refund_id")
      .notNull()
      .references(() => orderRefunds.id),
    position: t.integer("position").notNull(),
    quantity: t.integer("quantity").notNull(),
    amountCents: cents("amount_cents"),
    isRestocked: t.boolean("is_restocked").notNull(),
    /** How many of the pieces had left the warehouse before the refund. */
    sentQuantity: t.integer("sent_quantity").notNull().default(0),
  }),
  (table) => [primaryKey({ columns: [table.refundId, table.position] })],
);
