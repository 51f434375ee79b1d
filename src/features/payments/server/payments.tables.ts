import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
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
  {
    siteId: ofSite({ onDelete: "cascade" }),
    /** Null: every country of the site without a row of its own. */
    countryId: integer("country_id").references(() => countries.id),
    provider: smallint("provider").$type<ProviderId>().notNull(),
    fee: integer("fee").notNull().default(0),
    feeType: smallint("fee_type").$type<FeeType>().notNull().default(0),
    isOn: boolean("is_on").notNull().default(true),
    position: smallint("position").notNull().default(0),
  },
  (table) => [unique().on(table.siteId, table.countryId, table.provider).nullsNotDistinct()],
);

export const payments = pgTable(
  "payments",
  {
    id: identity(),
    reference: text("reference").notNull().unique(),
    provider: smallint("provider").$type<ProviderId>().notNull(),
    providerId: text("provider_id"),
    kind: text("kind").notNull(),
    subjectId: text("subject_id").notNull(),
    siteId: ofSite(),
    customerId: ofCustomer(),
    visitorHash: bytea("visitor_hash"),
    amountCents: cents("amount_cents"),
    feeCents: cents("fee_cents").default(0),
    currency: char("currency", { length: 3 }).notNull(),
    status: text("status").$type<PaymentStatus>().notNull().default("created"),
    refundedCents: cents("refunded_cents").default(0),
    requestKey: text("request_key").unique(),
    createdAt: now("created_at"),
    lookedUpAt: moment("looked_up_at"),
  },
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
  {
    id: identity(),
    paymentId: paymentId().notNull(),
    status: text("status").$type<PaymentStatus>().notNull(),
    cause: text("cause").notNull(),
    createdAt: now("created_at"),
  },
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
  {
    id: identity(),
    provider: smallint("provider").$type<ProviderId>().notNull(),
    messageId: text("message_id").notNull(),
    type: text("type").notNull(),
    paymentId: paymentId(),
    report: jsonb("report").$type<PaymentReport>(),
    outcome: text("outcome").$type<MessageOutcome>().notNull(),
    receivedAt: now("received_at"),
  },
  (table) => [
    unique().on(table.provider, table.messageId),
    index("payment_messages_payment_id").on(table.paymentId),
  ],
);

export type RefundStatus = "requested" | "pending" | "succeeded" | "failed" | "by_hand";

export const refunds = pgTable(
  "refunds",
  {
    id: identity(),
    paymentId: paymentId().notNull(),
    amountCents: cents("amount_cents"),
    key: text("key").notNull().unique(),
    status: text("status").$type<RefundStatus>().notNull(),
    providerId: text("provider_id"),
    actorId: ofCustomer("actor_id"),
    createdAt: now("created_at"),
    triedAt: now("tried_at"),
  },
  (table) => [index("refunds_payment_id").on(table.paymentId)],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Null: still being worked on. */
    answer: jsonb("answer").$type<{ value: unknown }>(),
    lockedUntil: moment("locked_until").notNull(),
    createdAt: now("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
