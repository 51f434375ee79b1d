import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { big, bytea, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { countries, ofSite } from "#features/sites/server/sites.tables.ts";
import type { PaymentReport } from "#ports/payments.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { FeeType } from "../domain/payment-fee.ts";
import type { PaymentStatus } from "../domain/payment-status.ts";

const now = (name: string) => moment(name).notNull().defaultNow();

export const paymentMethods = pgTable(
  "payment_methods",
  (t) => ({
    siteId: ofSite({ onDelete: "cascade" }),
    /** Null: valid for every country of the site that has no row of its own. */
    countryId: t.integer("country_id").references(() => countries.id),
    provider: t.smallint("provider").$type<ProviderId>().notNull(),
    fee: t.integer("fee").notNull().default(0),
    feeType: t.smallint("fee_type").$type<FeeType>().notNull().default(0),
    isOn: t.boolean("is_on").notNull().default(true),
    position: t.smallint("position").notNull().default(0),
  }),
  (table) => [unique().on(table.siteId, table.countryId, table.provider).nullsNotDistinct()],
);

export const payments = pgTable(
  "payments",
  (t) => ({
    id: identity(),
    reference: t.text("reference").notNull().unique(),
    provider: t.smallint("provider").$type<ProviderId>().notNull(),
    providerId: t.text("provider_id"),
    kind: t.text("kind").notNull(),
    subjectId: t.text("subject_id").notNull(),
    siteId: ofSite(),
    customerId: ofCustomer(),
    visitorHash: bytea("visitor_hash"),
    amountCents: cents("amount_cents"),
    feeCents: cents("fee_cents").default(0),
    currency: t.char("currency", { length: 3 }).notNull(),
    status: t.text("status").$type<PaymentStatus>().notNull().default("created"),
    refundedCents: cents("refunded_cents").default(0),
    requestKey: t.text("request_key").unique(),
    createdAt: now("created_at"),
    lookedUpAt: moment("looked_up_at"),
  }),
  (table) => [
    unique().on(table.provider, table.providerId),
    index("payments_customer_id").on(table.customerId),
    index("payments_subject").on(table.kind, table.subjectId),
    index("payments_open").on(table.createdAt).where(sql`status in ('created', 'pending')`),
  ],
);

const paymentId = () => big("payment_id").references(() => payments.id);

/** Append-only: the database refuses changes. */
export const paymentChanges = pgTable(
  "payment_changes",
  (t) => ({
    id: identity(),
    paymentId: paymentId().notNull(),
    status: t.text("status").$type<PaymentStatus>().notNull(),
    cause: t.text("cause").notNull(),
    createdAt: now("created_at"),
  }),
  (table) => [index("payment_changes_payment_id").on(table.paymentId)],
);

export type MessageOutcome =
  | "applied"
  | "unchanged"
  | "looked_up"
  | "amount_differs"
  | "disputed"
  | "unknown_payment"
  | "ignored";

export const paymentMessages = pgTable(
  "payment_messages",
  (t) => ({
    id: identity(),
    provider: t.smallint("provider").$type<ProviderId>().notNull(),
    messageId: t.text("message_id").notNull(),
    type: t.text("type").notNull(),
    paymentId: paymentId(),
    report: t.jsonb("report").$type<PaymentReport>(),
    outcome: t.text("outcome").$type<MessageOutcome>().notNull(),
    receivedAt: now("received_at"),
  }),
  (table) => [
    unique().on(table.provider, table.messageId),
    index("payment_messages_payment_id").on(table.paymentId),
  ],
);

export type RefundStatus = "requested" | "pending" | "succeeded" | "failed" | "by_hand";

export const refunds = pgTable(
  "refunds",
  (t) => ({
    id: identity(),
    paymentId: paymentId().notNull(),
    amountCents: cents("amount_cents"),
    key: t.text("key").notNull().unique(),
    status: t.text("status").$type<RefundStatus>().notNull(),
    providerId: t.text("provider_id"),
    actorId: ofCustomer("actor_id"),
    createdAt: now("created_at"),
    triedAt: now("tried_at"),
  }),
  (table) => [index("refunds_payment_id").on(table.paymentId)],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  (t) => ({
    scope: t.text("scope").notNull(),
    key: t.text("key").notNull(),
    requestHash: t.text("request_hash").notNull(),
    /** Null while the work runs. */
    answer: t.jsonb("answer").$type<{ value: unknown }>(),
    lockedUntil: moment("locked_until").notNull(),
    createdAt: now("created_at"),
  }),
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
